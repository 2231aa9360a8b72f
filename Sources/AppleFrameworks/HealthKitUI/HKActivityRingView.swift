@_exported import HealthKit
@_exported import SwiftUI
@_exported import UIKit

/// The rings of a day. It keeps its summary and shows nothing, like every view of UIKit here.
open class HKActivityRingView: UIView {
  open var activitySummary: HKActivitySummary?
  open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) { self.activitySummary = activitySummary }
}

extension HKHealthStore {
  /// The controller from which the question for access is shown. Nobody is asked here.
  @MainActor public var authorizationViewControllerPresenter: UIViewController? {
    get { nil }
    set {}
  }
}

// SwiftUI's questions for access to health data. They are asked when the trigger changes, which it does not while a widget's view is made.
nonisolated extension View {
  @preconcurrency
  public func healthDataAccessRequest(
    store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View { self }
  @preconcurrency
  public func healthDataAccessRequest(
    store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View { self }
  @preconcurrency
  public func healthDataAccessRequest(
    store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View { self }
}
