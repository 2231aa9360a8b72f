// What the products of Almanac's SDK stand for in SwiftPM: the modules and libraries themselves come from the SDK's toolset.
#ifndef ALMANAC_SDK
#error Almanac's SDK is not in use: build with almanac, or with: swift build --toolset "$(almanac sdk path)/toolset.json"
#endif
