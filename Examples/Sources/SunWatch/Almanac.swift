// The sources of this target are those of Sun; almanac.json says that here they stand for watchOS.
