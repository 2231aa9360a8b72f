// What a release contains is in the dependencies of this target; see Package.swift.
