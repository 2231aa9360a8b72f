import AlmanacProfiles

extension BundlePlan {
  /// Checks that every link leads to a file or folder of the bundle, through the bundle alone.
  ///
  /// Follows links by their text in the items that were read, not on the disk. `a/..` is not always the folder of `a`, since `a` may be a link.
  func checkLinks(_ limits: BundleLimits) throws {
    var kinds: [String: Item.Kind] = [:]
    var links: [(path: String, target: String)] = []
    func collect(_ items: [Item]) {
      for item in items {
        kinds[item.path] = item.kind
        switch item.kind {
        case .folder(let children): collect(children)
        case .link(let target): links.append((item.path, target))
        case .file: continue
        }
      }
    }
    collect(items)
    for link in links {
      if let fault = Self.follow(link.path, link.target, kinds, limits) { throw refusal(link.path, fault) }
    }
  }

  /// Returns what is wrong with a link; nil if it leads to an item of the bundle.
  private static func follow(_ path: String, _ target: String, _ kinds: [String: Item.Kind], _ limits: BundleLimits) -> BundleFault? {
    let shown = Printable.text(target)
    var place = path.split(separator: "/").dropLast().map(String.init)
    var rest = Array(names(target).reversed())
    guard !target.hasPrefix("/") else { return .linkOutside(shown) }
    guard !rest.isEmpty else { return .lostLink(shown) }
    var steps = 0
    while let name = rest.popLast() {
      steps += 1
      guard steps <= limits.linkSteps else { return .linkLoop(shown) }
      switch name {
      case ".": continue
      case "..":
        guard !place.isEmpty else { return .linkOutside(shown) }
        place.removeLast()
      default:
        let next = (place + [name]).joined(separator: "/")
        switch kinds[next] {
        case .folder: place.append(name)
        case .file:
          guard rest.isEmpty else { return .lostLink(shown) }
          return nil
        case .link(let target):
          guard !target.hasPrefix("/") else { return .linkOutside(shown) }
          rest += names(target).reversed()
        case nil: return .lostLink(shown)
        }
      }
    }
    return nil
  }

  private static func names(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
