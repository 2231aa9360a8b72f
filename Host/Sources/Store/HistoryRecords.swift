import AlmanacScheduler
import Foundation

/// What a step adds to the history: views, budgets, displayed entries and the device's conditions.
public struct StepHistory: Equatable, Sendable {
  public var views: [ViewChange]
  public var budgets: [BudgetSample]
  public var entries: [DisplayedEntry]
  public var condition: DeviceCondition?

  public init(views: [ViewChange] = [], budgets: [BudgetSample] = [], entries: [DisplayedEntry] = [], condition: DeviceCondition? = nil) {
    self.views = views
    self.budgets = budgets
    self.entries = entries
    self.condition = condition
  }
}

/// A change of a widget's visibility.
public struct ViewChange: Equatable, Sendable {
  public var instance: InstanceID
  public var at: Date
  public var isVisible: Bool
  /// If the last view ended at this instant or later, it continues and no new view begins.
  public var resumesAfter: Date

  public init(instance: InstanceID, at: Date, isVisible: Bool, resumesAfter: Date) {
    self.instance = instance
    self.at = at
    self.isVisible = isVisible
    self.resumesAfter = resumesAfter
  }
}

/// A span in which a widget was visible.
public struct RecordedView: Equatable, Sendable {
  public var began: Date
  /// When the view ended; nil while it lasts.
  public var ended: Date?
}

/// A widget's budget at an instant: its tokens before and after the event of that instant.
public struct BudgetSample: Equatable, Sendable {
  public var instance: InstanceID
  public var at: Date
  public var before: Double
  public var tokens: Double
  public var capacity: Double
  /// Tokens gained per second after this instant, until there are ``capacity`` of them or the device falls asleep.
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

/// An entry that became current.
public struct DisplayedEntry: Equatable, Sendable {
  public var instance: InstanceID
  public var at: Date
  /// The entry's own date.
  public var date: Date
  /// When its timeline is due to be replaced; nil: never.
  public var due: Date?

  public init(instance: InstanceID, at: Date, date: Date, due: Date?) {
    self.instance = instance
    self.at = at
    self.date = date
    self.due = due
  }
}

/// The device's condition, with the instant at which it starts.
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

/// A widget's history in a span. The first budget sample, entry and condition may be older than the span: they hold when it begins.
public struct InstanceHistory: Equatable, Sendable {
  public var views: [RecordedView] = []
  public var budgets: [BudgetSample] = []
  public var entries: [DisplayedEntry] = []
  public var conditions: [DeviceCondition] = []
  /// The decisions, oldest first.
  public var decisions: [Decision] = []
}
