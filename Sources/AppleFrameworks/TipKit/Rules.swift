// The conditions of tips: events that happened and parameters of the app. Events are not counted, because no tip is shown; parameters keep their value
// while the process runs.

extension Tips {
  /// A condition of a tip. `#Rule` makes one; it is not evaluated.
  public struct Rule: Sendable {
    public init(_unevaluated: Void) {}
  }

  /// Something that happened. It is not counted.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// One time that it happened.
    public struct Donation: Sendable {
      public let date: Date
      public let donation: DonationInfo
    }
    public let id: String
    public init(id: String) { self.id = id }
    public var donations: [Donation] { [] }
    public func donate(_ donation: DonationInfo) async { reportTips() }
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      reportTips()
      completion?()
    }
  }

  /// What an event without further information donates.
  public struct EmptyDonation: Codable, Sendable { public init() {} }

  public struct DonationTimeRange: Hashable, Sendable {
    public static let minute = minutes(1), hour = hours(1), day = days(1), week = weeks(1)
    public static func minutes(_ count: Int) -> Self { Self() }
    public static func hours(_ count: Int) -> Self { Self() }
    public static func days(_ count: Int) -> Self { Self() }
    public static func weeks(_ count: Int) -> Self { Self() }
  }

  /// A value of the app that the rules of tips read. `@Parameter static var name` declares it as `$name`.
  ///
  /// Unchecked: a lock guards the value.
  public final class Parameter<Value: Sendable>: @unchecked Sendable {
    public let id: String
    private let lock = NSLock()
    private var value: Value
    public init(_ id: String, _ value: Value) { (self.id, self.value) = (id, value) }
    public var wrappedValue: Value {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }
  public struct ParameterOption: Hashable, Sendable { public static let transient = Self() }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public init(id: String) { self.init(named: id) }
  public func donate() async { reportTips() }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    reportTips()
    completion?()
  }
}
extension Tips.Event { fileprivate init(named id: String) { self.id = id } }

extension Array {
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation { self }
  public func largestSubset<Info, Key: Hashable>(groupedBy key: KeyPath<Info, Key>) -> [Element] where Element == Tips.Event<Info>.Donation { self }
  public func smallestSubset<Info, Key: Hashable>(groupedBy key: KeyPath<Info, Key>) -> [Element] where Element == Tips.Event<Info>.Donation { self }
}

/// Makes a condition of a tip. The body's types are checked; it never runs.
@freestanding(expression)
public macro Rule<Value: Sendable>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PreviewsMacros", type: "RuleExpansion")
@freestanding(expression)
public macro Rule<Info: Codable & Sendable>(_ event: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool) -> Tips.Rule =
  #externalMacro(module: "PreviewsMacros", type: "RuleExpansion")

/// Makes a static property a parameter of tips' rules: `@Parameter static var isSignedIn = false`, and `$isSignedIn` in a `#Rule`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "PreviewsMacros", type: "TipParameterExpansion")
