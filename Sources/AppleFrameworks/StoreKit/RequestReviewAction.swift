import SwiftUI

/// Asks for a rating. Nothing asks here.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() { reportStore() }
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
