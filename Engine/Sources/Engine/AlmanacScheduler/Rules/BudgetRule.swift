import Foundation

extension ReloadRule {
  /// A reload that is not free takes a token and waits until there is one (Specification C6).
  static let budget = ReloadRule(
    name: "budget", requirement: "C6",
    effect: .holds(.denied) { request, instance, step in
      guard !request.isFree else { return nil }
      guard let wait = instance.budget.secondsToToken(at: step.device.awakeClock) else { return .distantFuture }
      return step.now.addingTimeInterval(wait)
    },
    sentence: { decision in
      decision.outcome == .granted
        ? "the reload was due and the budget allowed it." : "the budget is spent; the request is kept until a token is available."
    })
}
