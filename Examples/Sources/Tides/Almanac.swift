// almanac.json names this target's sources and says that they are for iOS.
