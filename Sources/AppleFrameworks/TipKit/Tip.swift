@_exported import FoundationCompat
@_exported import SwiftUI

func reportTips() { UnavailableServices.report("tipKit.unavailable", "tips are not shown in widgets") }

/// A hint on how to use an app. None is shown in a widget.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Status = Tips.Status
  public typealias Event = Tips.Event
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Status { .pending }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}
public protocol TipOption: Sendable {}

/// The hints of an app.
public enum Tips {
  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  public enum InvalidationReason: Hashable, Sendable { case actionPerformed, tipClosed, displayCountExceeded, displayDurationExceeded }
  public struct Action: Identifiable, Sendable {
    public let id: String
    let perform: @Sendable () -> Void
    public init(id: String = "", title: String, perform handler: @escaping @Sendable () -> Void = {}) { (self.id, perform) = (id, handler) }
  }
  public struct Rule: Sendable {}
  /// Something that happened. It is not counted.
  public struct Event: Sendable {
    public let id: String
    public init(id: String) { self.id = id }
    public func donate() async {}
    public func sendDonation(_ completion: (() -> Void)? = nil) { completion?() }
  }
  public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) {} }
  public struct ConfigurationOption: Sendable {
    public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum Location: Sendable { case applicationDefault, groupContainer(identifier: String), url(URL) }
    public static func displayFrequency(_ frequency: Frequency) -> Self { Self() }
    public static func datastoreLocation(_ location: Location) -> Self { Self() }
  }
  @resultBuilder public enum ActionBuilder {
    public static func buildBlock(_ parts: Action...) -> [Action] { parts }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildBlock(_ parts: Rule...) -> [Rule] { parts }
  }
  @resultBuilder public enum OptionsBuilder {
    public static func buildBlock(_ parts: any TipOption...) -> [any TipOption] { parts }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws { reportTips() }
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}

/// A hint between other views. It takes no space, as when it is not to be shown.
nonisolated public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  @MainActor public var body: some View {
    let _ = reportTips()
    EmptyView()
  }
}
nonisolated extension View {
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
    reportTips()
    return self
  }
}
