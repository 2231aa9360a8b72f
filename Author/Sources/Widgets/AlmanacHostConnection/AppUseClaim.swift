import Synchronization

/// Declares that this program's app is in use, until the claim ends or its last reference goes.
package final class AppUseClaim: Sendable {
  private let use: AppUseReports.Use
  private let reports: AppUseReports
  private let isHeld = Mutex(true)

  package init(_ use: AppUseReports.Use, reports: AppUseReports = .shared) {
    self.use = use
    self.reports = reports
    reports.begin(use)
  }

  deinit { end() }

  /// Ends the claim. Calling it again has no effect.
  package func end() {
    let ends = isHeld.withLock { isHeld in
      defer { isHeld = false }
      return isHeld
    }
    if ends { reports.end(use) }
  }
}
