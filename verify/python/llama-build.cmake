# Read while llama-cpp-python is compiled: leaves out llama.cpp's helper library for its own programs, half of the work.
# A plain variable, because the package's build file forces the cached one.
set(LLAMA_BUILD_COMMON OFF)
