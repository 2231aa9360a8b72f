// The libraries that a release uses are the dependencies of this target; see Package.swift.
