import AlmanacScheduler

/// Widgets that lie in one stack of the simulated device (Specification B5).
public struct BehaviorStack: Codable, Equatable, Sendable {
  /// The widgets in their order, each by its id or its kind: 2 to 10, all of one size.
  public var widgets: [String]
  /// Whether the system may bring another widget to the top. Default: true.
  public var smartRotate: Bool

  /// Creates a stack.
  public init(widgets: [String], smartRotate: Bool = true) {
    self.widgets = widgets
    self.smartRotate = smartRotate
  }

  enum CodingKeys: String, CodingKey, CaseIterable { case widgets, smartRotate }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    widgets = try container.decode([String].self, forKey: .widgets)
    smartRotate = try container.decodeIfPresent(Bool.self, forKey: .smartRotate) ?? true
    guard (2...10).contains(widgets.count), Set(widgets).count == widgets.count else {
      throw DecodingError.dataCorruptedError(forKey: .widgets, in: container, debugDescription: "name 2 to 10 different widgets")
    }
  }
}

extension Behavior {
  /// Returns the ids of each stack's widgets.
  ///
  /// - Throws: ``BehaviorError`` if a widget is named that there is not, or is named twice, or if the sizes of a stack's widgets differ.
  func stacked(_ all: [SimulatedWidget]) throws(BehaviorError) -> [[InstanceID]] {
    var left = all
    var result: [[InstanceID]] = []
    for (index, stack) in stacks.enumerated() {
      var members: [SimulatedWidget] = []
      for (number, name) in stack.widgets.enumerated() {
        guard let position = left.firstIndex(where: { $0.id.rawValue == name }) ?? left.firstIndex(where: { $0.kind == name }) else {
          let known = all.map(\.id.rawValue).joined(separator: ", ")
          throw BehaviorError(
            place: "stacks[\(index)].widgets[\(number)]", message: "there is no widget \(name), or it is in a stack already; widgets: \(known)")
        }
        members.append(left.remove(at: position))
      }
      if let other = members.first(where: { $0.family != members[0].family || $0.page != members[0].page }) {
        throw BehaviorError(
          place: "stacks[\(index)]",
          message: "widgets of a stack have one size and one page, but \(members[0].id) is \(members[0].family) on page \(members[0].page) and "
            + "\(other.id) is \(other.family) on page \(other.page)")
      }
      result.append(members.map(\.id))
    }
    return result
  }

  /// Checks that the stacks name widgets of a simulation.
  ///
  /// - Throws: ``BehaviorError`` that names the value.
  public func checkStacks(of widgets: [SimulatedWidget]) throws(BehaviorError) { _ = try stacked(widgets) }
}
