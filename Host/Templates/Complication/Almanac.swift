// The sources of this target are named in almanac.json, with the platform that they are written for.
