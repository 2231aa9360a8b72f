/// What is left out, in the order in which it was found, each once.
struct Omissions: Sendable {
  private(set) var list: [Omission] = []
  private var known: Set<Omission> = []
  private var names: Set<String> = []

  init() {}

  /// Adds an omission that is not in the list yet.
  mutating func append(_ omission: Omission) {
    guard known.insert(omission).inserted else { return }
    names.insert(omission.name)
    list.append(omission)
  }

  static func += (omissions: inout Omissions, added: [Omission]) {
    for omission in added { omissions.append(omission) }
  }

  /// Returns whether something of this name is left out.
  func contains(name: String) -> Bool { names.contains(name) }

  mutating func removeAll(where isRemoved: (Omission) -> Bool) {
    let count = list.count
    list.removeAll(where: isRemoved)
    guard list.count != count else { return }
    known = Set(list)
    names = Set(list.map(\.name))
  }
}
