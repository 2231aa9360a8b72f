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
  public typealias Option = TipOption
  public typealias Status = Tips.Status
  public typealias Event = Tips.Event
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Always pending: the conditions of a tip are not evaluated.
  public var status: Status { .pending }
  public var shouldDisplay: Bool { false }
  /// The current status, and no other.
  public var statusUpdates: AsyncStream<Status> { .once(status) }
  public var shouldDisplayUpdates: AsyncStream<Bool> { .once(shouldDisplay) }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

extension AsyncStream where Element: Sendable {
  static func once(_ element: Element) -> AsyncStream {
    AsyncStream { continuation in
      continuation.yield(element)
      continuation.finish()
    }
  }
}

/// A limit on how often a tip is shown.
public protocol TipOption: Sendable {}

/// Several tips of which one is shown at a time. None is shown here.
public final class TipGroup: Sendable {
  public enum Priority: Hashable, Sendable { case firstAvailable, ordered }
  public init(_ priority: Priority = .firstAvailable, @Tips.TipBuilder _ tips: () -> [any Tip]) {}
  @MainActor public var currentTip: (any Tip)? { nil }
}
