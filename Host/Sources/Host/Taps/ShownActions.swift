import Basics
import Scheduler
import WireSchema

/// What can be tapped of the lists that clients read last. A client may tap what it saw just before a new timeline came, whose archive is gone by then.
struct ShownActions {
  private struct Entry {
    let instance: InstanceID
    let list: DisplayList
  }
  /// By the bytes of a list, roughly.
  private var lists = LRUCache<ShownList, Entry>(weightLimit: 2 << 20)

  /// Keeps what can be tapped of a list that a client reads.
  mutating func keep(_ list: DisplayList, as shown: ShownList, of instance: InstanceID) {
    guard lists.value(for: shown) == nil else { return }
    // Only the URL and the tree with its marks of privacy count for taps.
    var kept = DisplayList()
    kept.widgetURL = list.widgetURL
    if list.root.hasActions { kept.root = list.root.skeleton }
    lists.insert(Entry(instance: instance, list: kept), for: shown, weight: kept.root.weight + kept.widgetURL.utf8.count)
  }

  /// Returns a kept list; nil if it is not kept, or is another widget's.
  mutating func list(_ shown: ShownList, of instance: InstanceID) -> DisplayList? {
    guard let entry = lists.value(for: shown), entry.instance == instance else { return nil }
    return entry.list
  }

  /// Forgets all lists.
  mutating func forget() { lists.removeAll() }
}

extension DisplayNode {
  /// Whether a link, button or toggle is at or below this node.
  fileprivate var hasActions: Bool {
    if hasAction { return true }
    guard case .group(let group)? = content else { return false }
    return group.children.contains(where: \.hasActions)
  }

  /// The node with its actions and what decides whether they are hidden, without what it draws.
  fileprivate var skeleton: DisplayNode {
    var node = DisplayNode()
    node.privacySensitive = privacySensitive
    node.unredacted = unredacted
    node.redactions = redactions
    node.redactAsBox = redactAsBox
    node.toggleFace = toggleFace
    if hasAction { node.action = action }
    if case .group(let group)? = content { node.group.children = group.children.map(\.skeleton) }
    return node
  }

  /// Bytes in memory, roughly.
  fileprivate var weight: Int {
    var weight = 128
    switch action.action {
    case .link(let link): weight += link.utf8.count
    case .intent(let intent): weight += intent.type.utf8.count + intent.parameters.count
    case nil: break
    }
    if case .group(let group)? = content { weight += group.children.reduce(0) { $0 + $1.weight } }
    return weight
  }
}
