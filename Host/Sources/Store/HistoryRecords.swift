import Foundation
import Scheduler

/// What a step adds to the history of the day: looks, budgets, entries that came on show, conditions of the device.
public struct StepHistory: Equatable, Sendable {
  public var views: [ViewChange]
  public var budgets: [BudgetSample]
  public var shown: [ShownEntry]
  public var condition: DeviceCondition?

  public init(views: [ViewChange] = [], budgets: [BudgetSample] = [], shown: [ShownEntry] = [], condition: DeviceCondition? = nil) {
    self.views = views
    self.budgets = budgets
    self.shown = shown
    self.condition = condition
  }
}

/// A widget has come in sight, or gone out of it.
public struct ViewChange: Equatable, Sendable {
  public var instance: InstanceID
  public var at: Date
  public var isVisible: Bool
  /// The look that ended at this instant or later goes on: what comes back at once is no new one.
  public var resumesAfter: Date

  public init(instance: InstanceID, at: Date, isVisible: Bool, resumesAfter: Date) {
    self.instance = instance
    self.at = at
    self.isVisible = isVisible
    self.resumesAfter = resumesAfter
  }
}

/// A stretch of time in which a widget was in sight.
public struct RecordedView: Equatable, Sendable {
  public var began: Date
  /// Nil while it lasts.
  public var ended: Date?
}

/// A widget's budget at an instant: tokens before and after what happened then.
public struct BudgetSample: Equatable, Sendable {
  public var instance: InstanceID
  public var at: Date
  public var before: Double
  public var tokens: Double
  public var capacity: Double
  /// Tokens that come in a second from here on, until there are ``capacity`` of them or the device falls asleep.
  public var rate: Double

  public init(instance: InstanceID, at: Date, before: Double, tokens: Double, capacity: Double, rate: Double) {
    self.instance = instance
    self.at = at
    self.before = before
    self.tokens = tokens
    self.capacity = capacity
    self.rate = rate
  }
}

/// An entry that came on show.
public struct ShownEntry: Equatable, Sendable {
  public var instance: InstanceID
  public var at: Date
  /// The entry's own date.
  public var date: Date
  /// From when on its timeline wants to be followed by another; nil: never.
  public var due: Date?

  public init(instance: InstanceID, at: Date, date: Date, due: Date?) {
    self.instance = instance
    self.at = at
    self.date = date
    self.due = due
  }
}

/// What the device is like from an instant on.
public struct DeviceCondition: Equatable, Sendable {
  public var at: Date
  public var activity: DeviceActivity
  public var isLocked: Bool
  public var power: PowerState
  public var network: NetworkState

  public init(at: Date, activity: DeviceActivity, isLocked: Bool, power: PowerState, network: NetworkState) {
    self.at = at
    self.activity = activity
    self.isLocked = isLocked
    self.power = power
    self.network = network
  }
}

/// What is known of a widget between two instants. The first of the budgets, entries and conditions may be older: it holds where the stretch begins.
public struct InstanceHistory: Equatable, Sendable {
  public var views: [RecordedView] = []
  public var budgets: [BudgetSample] = []
  public var shown: [ShownEntry] = []
  public var conditions: [DeviceCondition] = []
  /// Oldest first.
  public var decisions: [Decision] = []
}
