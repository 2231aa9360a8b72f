import AlmanacBasics
import AlmanacWireSchema
import Store

/// What can be tapped of the lists that clients read last. A client may tap what it saw just before a new timeline came, whose archive is gone by then.
struct ShownActions {
  private struct Shown: Hashable {
    let subject: TapSubject
    let content: String
  }
  /// By the bytes of a list, roughly.
  private var lists = LRUCache<Shown, DisplayList>(weightLimit: 2 << 20)

  /// Keeps what can be tapped of a list that a client reads.
  ///
  /// - Parameter content: names the list among those of the widget or live activity.
  mutating func keep(_ list: DisplayList, as content: String, of subject: TapSubject) {
    let shown = Shown(subject: subject, content: content)
    guard lists.value(for: shown) == nil else { return }
    // Only the URL and the tree with its marks of privacy count for taps.
    var kept = DisplayList()
    kept.widgetURL = list.widgetURL
    if list.root.hasActions { kept.root = list.root.skeleton }
    lists.insert(kept, for: shown, weight: kept.root.weight + kept.widgetURL.utf8.count)
  }

  /// Returns a kept list; nil if it is not kept.
  mutating func list(_ content: String, of subject: TapSubject) -> DisplayList? { lists.value(for: Shown(subject: subject, content: content)) }

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
