import Foundation

// Wishes for a new timeline merge into one, the most urgent of them (Specification C5).
extension InstanceState {
  mutating func request(for reason: ReloadReason, at now: Date) {
    restore(ReloadRequest(reason: reason, madeAt: now, earliest: now))
  }

  /// Merges `request` into what is pending.
  mutating func restore(_ request: ReloadRequest) {
    guard let old = pending else {
      pending = request
      return
    }
    let isNewer = request.urgency < old.urgency
    var merged = isNewer ? request : old
    // Since when somebody has asked is not told by when a timeline came that asks by itself.
    switch (old.reason.isPolicy, request.reason.isPolicy) {
    case (true, false): merged.madeAt = request.madeAt
    case (false, true): merged.madeAt = old.madeAt
    default: merged.madeAt = min(old.madeAt, request.madeAt)
    }
    merged.merged = old.merged + request.merged + (old.reason.isPolicy || request.reason.isPolicy ? 0 : 1)
    // An unchanged wish keeps what was last recorded of it.
    if merged.reason == old.reason { merged.ruling = request.ruling ?? old.ruling }
    pending = merged
  }
}

extension ReloadRequest {
  var isFree: Bool { ReloadRules.isFree(reason) }

  /// Orders wishes: fresh free ones, then free ones that have failed, then the rest; each by when they may go.
  fileprivate var urgency: (Int, Date) {
    (isFree ? (failedAttempts == 0 ? 0 : 1) : 2, earliest)
  }
}

extension ReloadRules {
  /// The rule that makes reloads for `reason` free, if any.
  static func freeing(_ reason: ReloadReason) -> ReloadRule? {
    freeingByNumber[reason.number].map { freeing[$0] }
  }

  /// Whether any rule does.
  static func isFree(_ reason: ReloadReason) -> Bool { freeingByNumber[reason.number] != nil }

  /// For each reason's number, the first rule that frees it: asked many times an event, answered once.
  private static let freeingByNumber: [Int?] = ReloadReason.allCases.map { reason in
    freeing.firstIndex { rule in
      if case .frees(let frees) = rule.effect { frees(reason) } else { false }
    }
  }
}
