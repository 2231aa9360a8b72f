extension FuzzReader {
  /// Every reader of the package.
  package static let all: [FuzzReader] = wire + pictures + resources + services
}
