// The sources of this target are named in almanac.json, which says that they stand for iOS.
