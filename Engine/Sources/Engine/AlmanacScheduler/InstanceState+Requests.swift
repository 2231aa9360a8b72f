import Foundation

// Requests for a new timeline merge into one pending request with the most urgent reason (Specification C5).
extension InstanceState {
  mutating func request(for reason: ReloadReason, at now: Date) {
    merge(ReloadRequest(reason: reason, madeAt: now, earliest: now))
  }

  /// Merges `request` into the pending request, or makes it pending.
  mutating func merge(_ request: ReloadRequest) {
    guard let old = pending else {
      pending = request
      return
    }
    let isNewer = request.urgency < old.urgency
    var merged = isNewer ? request : old
    // `madeAt` belongs to explicit requests; the date of a policy's request must not replace it.
    switch (old.reason.isPolicy, request.reason.isPolicy) {
    case (true, false): merged.madeAt = request.madeAt
    case (false, true): merged.madeAt = old.madeAt
    default: merged.madeAt = min(old.madeAt, request.madeAt)
    }
    merged.merged = old.merged + request.merged + (old.reason.isPolicy || request.reason.isPolicy ? 0 : 1)
    // A request with an unchanged reason keeps its last recorded decision.
    if merged.reason == old.reason { merged.recordedDecision = request.recordedDecision ?? old.recordedDecision }
    pending = merged
  }
}

extension ReloadRequest {
  var isFree: Bool { ReloadRules.isFree(reason) }

  /// Sort key of requests: new free ones first, then free ones that have failed, then the others; each group by earliest date.
  fileprivate var urgency: (Int, Date) {
    (isFree ? (failedAttempts == 0 ? 0 : 1) : 2, earliest)
  }
}

extension ReloadRules {
  /// Returns the rule that makes reloads for `reason` free; nil if there is none.
  static func freeing(_ reason: ReloadReason) -> ReloadRule? {
    freeingByNumber[reason.number].map { freeing[$0] }
  }

  /// Returns whether any rule makes reloads for `reason` free.
  static func isFree(_ reason: ReloadReason) -> Bool { freeingByNumber[reason.number] != nil }

  /// The index of the first rule that frees each reason, by the reason's number. Precomputed because every event needs it often.
  private static let freeingByNumber: [Int?] = ReloadReason.allCases.map { reason in
    freeing.firstIndex { rule in
      if case .frees(let frees) = rule.effect { frees(reason) } else { false }
    }
  }
}
