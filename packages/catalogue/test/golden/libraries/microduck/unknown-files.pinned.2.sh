# On the robot. A way to walk: into its slot.
sudo robotctl policy load walk owner/name
# Or a movement that ends: under a name of your own.
sudo robotctl policy add trick owner/name
robotctl robot "do" trick
