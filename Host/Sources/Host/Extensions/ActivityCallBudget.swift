import AlmanacWireSchema

/// Bounds the calls of one extension process for live activities. An intent may make many, one after the other, so only those that are not answered yet
/// are bounded in number and bytes. Starts and ends, which are stored at once, are also limited in rate: more wait.
struct ActivityCallBudget {
  /// What becomes of a call.
  enum Admission: Equatable {
    /// It is handled, not earlier than at this instant; nil: at once.
    case handled(from: ContinuousClock.Instant?)
    /// The process performs no intent.
    case refused
    /// Too many wait; why.
    case exceeded(String)
  }

  private let calls: Int
  private let bytes: Int
  private var unanswered = (calls: 0, bytes: 0)
  private var rate: RateLimit

  /// - Parameters:
  ///   - calls: the most that wait for their answers.
  ///   - bytes: the most of the texts in them.
  ///   - burst: how many starts and ends pass at once.
  ///   - perSecond: how many of them pass in the long run.
  init(calls: Int, bytes: Int, burst: Double, perSecond: Double) {
    (self.calls, self.bytes) = (calls, bytes)
    rate = RateLimit(burst: burst, perSecond: perSecond)
  }

  /// Counts a call.
  ///
  /// - Parameter isPerforming: whether the process performs an intent.
  mutating func admit(_ call: ExtensionCall, isPerforming: Bool, at now: ContinuousClock.Instant) -> Admission {
    if call.changesActivities, !isPerforming { return .refused }
    let size = call.textBytes
    guard unanswered.calls < calls, unanswered.bytes + size <= bytes else {
      return .exceeded("more than \(calls) calls, or \(bytes) bytes, for live activities that are not answered yet")
    }
    unanswered.calls += 1
    unanswered.bytes += size
    guard call.writesActivities else { return .handled(from: nil) }
    defer { rate.charge(1, at: now) }
    return .handled(from: rate.allows(at: now) ? nil : now + rate.wait(at: now))
  }

  /// A call was answered.
  mutating func answered(_ call: ExtensionCall) {
    unanswered.calls -= 1
    unanswered.bytes -= call.textBytes
  }
}
