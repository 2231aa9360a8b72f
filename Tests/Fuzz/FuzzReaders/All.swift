extension FuzzReader {
  /// Every reader of the package.
  static let all: [FuzzReader] = wire + pictures + resources
}
