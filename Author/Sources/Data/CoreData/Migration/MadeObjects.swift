/// The objects that a migration has made, by their sources.
struct MadeObjects {
  private struct Pairs {
    var list: [(source: NSManagedObject, destination: NSManagedObject)] = []
    var bySource: [ObjectIdentifier: [NSManagedObject]] = [:]
    var byDestination: [ObjectIdentifier: [NSManagedObject]] = [:]
  }
  private var pairs: [String: Pairs] = [:]
  private var all: [ObjectIdentifier: [NSManagedObject]] = [:]

  mutating func add(_ source: NSManagedObject, _ destination: NSManagedObject, _ mapping: String) {
    pairs[mapping, default: Pairs()].list.append((source, destination))
    pairs[mapping, default: Pairs()].bySource[ObjectIdentifier(source), default: []].append(destination)
    pairs[mapping, default: Pairs()].byDestination[ObjectIdentifier(destination), default: []].append(source)
    all[ObjectIdentifier(source), default: []].append(destination)
  }

  func destinations(of mapping: String) -> [NSManagedObject] { unique(pairs[mapping]?.list.map(\.destination) ?? []) }
  func sources(of mapping: String) -> [NSManagedObject] { unique(pairs[mapping]?.list.map(\.source) ?? []) }
  func destinations(of mapping: String, from source: NSManagedObject) -> [NSManagedObject] {
    pairs[mapping]?.bySource[ObjectIdentifier(source)] ?? []
  }
  func sources(of mapping: String, from destination: NSManagedObject) -> [NSManagedObject] {
    pairs[mapping]?.byDestination[ObjectIdentifier(destination)] ?? []
  }
  func destinations(from source: NSManagedObject) -> [NSManagedObject] { all[ObjectIdentifier(source)] ?? [] }

  private func unique(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
