/// The context of a change, with its animation.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public var disablesContentTransitions = false
  public var scrollTargetAnchor: UnitPoint?
  public var scrollPositionUpdatePreservesVelocity = false
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  public var dismissBehavior = DismissBehavior.interactive
  private(set) var completions: [() -> Void] = []
  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Adds an action that runs after the change, which is not animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(completion) }

  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// True if changes of state under the two transactions are known to be one change.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && tracksVelocity == other.tracksVelocity && disablesContentTransitions == other.disablesContentTransitions
      && scrollTargetAnchor == other.scrollTargetAnchor && dismissBehavior == other.dismissBehavior
      && scrollPositionUpdatePreservesVelocity == other.scrollPositionUpdatePreservesVelocity
      && scrollContentOffsetAdjustmentBehavior == other.scrollContentOffsetAdjustmentBehavior && completions.isEmpty && other.completions.isEmpty
      && values.count == other.values.count && values.allSatisfy { key, value in other.values[key].map { areEqual(value, $0) } ?? false }
  }

  /// Runs `body` with this transaction as that of the thread: changes of state belong to it.
  fileprivate func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = EnvironmentStack.slot
    let outer = slot.transaction
    slot.transaction = self
    defer { slot.transaction = outer }
    return try body()
  }
}

/// Runs `body`. What it changes is drawn without animation, because state does not change while an archived widget is displayed. State that was
/// changed before `body`, under another transaction, is drawn before it, so that `onChange` is called for both.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try Transaction(animation: animation).whileCurrent(body)
}
/// Runs `body` and immediately afterwards `completion`, because state does not change while an archived widget is displayed.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body` without animation, because state does not change while an archived widget is displayed, and then the completions of `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let result = try transaction.whileCurrent(body)
  for completion in transaction.completions { completion() }
  return result
}
/// Runs `body` with a value of its transaction. Nothing is animated.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  var transaction = EnvironmentStack.slot.transaction
  transaction[keyPath: keyPath] = value
  return try transaction.whileCurrent(body)
}

/// Stub. How a window is closed: interactively, or without a question. A widget has no window.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  public static let interactive = Self(name: "interactive"), destructive = Self(name: "destructive")
}
/// Stub. Says whether a scroll view keeps its position when its content changes. A widget does not scroll.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled")
}
