/// The hints of an app.
public enum Tips {
  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  public enum InvalidationReason: Hashable, Sendable, Codable { case actionPerformed, tipClosed, displayCountExceeded, displayDurationExceeded }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    public let handler: @Sendable () -> Void
    public let label: @Sendable () -> Text

    public init(id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }
    public init(id: String = "", perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text) {
      (self.id, index, self.handler, self.label) = (id, nil, handler, label)
    }
  }

  public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ maxDisplayDuration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) {} }

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Hashable, Sendable {
      public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(), monthly = Self()
    }
    public struct DatastoreLocation: Hashable, Sendable {
      public static let applicationDefault = Self()
      public static func groupContainer(identifier: String) -> Self { Self() }
      public static func url(_ url: URL) -> Self { Self() }
    }
    public struct CloudKitContainer: Hashable, Sendable {
      public static let automatic = Self()
      public static func named(_ containerIdentifier: String) -> Self { Self() }
    }
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
    public static func displayFrequency(_ seconds: TimeInterval) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    public static func cloudKitContainer(_ container: CloudKitContainer) -> Self { Self() }
  }

  /// Builds a list of elements that each may also be a list.
  public protocol ListBuilder { associatedtype Element }
  @resultBuilder public enum ActionBuilder: ListBuilder { public typealias Element = Action }
  @resultBuilder public enum RuleBuilder: ListBuilder { public typealias Element = Rule }
  @resultBuilder public enum OptionsBuilder: ListBuilder { public typealias Element = any TipOption }
  @resultBuilder public enum TipBuilder: ListBuilder { public typealias Element = any Tip }

  public static func configure(_ options: [ConfigurationOption] = []) throws { reportTips() }
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideAllTipsForTesting() {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

extension Tips.ListBuilder {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first part: [Element]) -> [Element] { part }
  public static func buildEither(second part: [Element]) -> [Element] { part }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
