# The repository is a program: run it only if you trust its author. It takes Python and AutoDock.
hf download owner/name --local-dir DockingAtHOME
# Installs it in an environment of its own, and opens its page in the browser. On Windows: START_WINDOWS.bat
cd DockingAtHOME &&
    bash start.sh
