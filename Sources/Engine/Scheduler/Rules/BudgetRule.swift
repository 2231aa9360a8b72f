import Foundation

extension ReloadRule {
  /// A reload that nothing makes free takes a token; without one it waits for it (Specification C6).
  static let budget = ReloadRule(
    name: "budget", row: "C6",
    effect: .holds(.denied) { request, instance, step in
      guard !request.isFree else { return nil }
      guard let wait = instance.budget.secondsToToken(at: step.device.awakeClock) else { return .distantFuture }
      return step.now.addingTimeInterval(wait)
    },
    sentence: { decision in
      decision.outcome == .granted ? "it was due and the budget allowed it." : "the budget is spent; the request is kept until there is a token."
    })
}
