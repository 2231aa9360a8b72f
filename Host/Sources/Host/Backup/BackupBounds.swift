import AlmanacProfiles

/// Counts the items of a backup below the folder of each app, container and app group: a backup holds no more of them than the host allows.
struct BackupBounds {
  private let limits: LimitsProfile
  private let bundleLimits: BundleLimits
  private var items: [String: Int] = [:]

  init(_ configuration: HostConfiguration) {
    limits = configuration.limits
    bundleLimits = configuration.bundleLimits
  }

  /// Adds the item at a path such as `data/containers/Notes/Documents/a`.
  ///
  /// - Returns: the limit that it exceeds; then it is not counted. nil: none.
  mutating func add(_ path: String) -> StorageExcess? {
    let names = path.split(separator: "/")
    guard names.count > 2 else { return nil }
    let isBundle = names[1] == "apps"
    let (count, depth) = isBundle ? (bundleLimits.items, bundleLimits.depth) : (limits.appItems, limits.appDepth)
    if names.count - 3 > depth { return .depth(depth) }
    let owner = names.prefix(names.count == 3 ? 2 : 3).joined(separator: "/")
    if items[owner, default: 0] >= count { return .items(count) }
    items[owner, default: 0] += 1
    return nil
  }
}
