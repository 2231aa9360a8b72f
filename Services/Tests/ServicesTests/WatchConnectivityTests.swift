import AlmanacFoundationCompat
import Foundation
import Testing
import WatchConnectivity

/// Sessions with a watch, which are not supported here.
@Suite struct WatchConnectivityTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a session is not supported, and its delegate is notified`() async {
    final class Delegate: WCSessionDelegate, @unchecked Sendable {
      var continuation: CheckedContinuation<WCError.Code?, Never>?
      func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
        continuation?.resume(returning: (error as? WCError)?.code)
      }
    }
    let delegate = Delegate()
    #expect(!WCSession.isSupported())
    WCSession.default.delegate = delegate
    let code = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      WCSession.default.activate()
    }
    #expect(code == .sessionNotSupported && isReported("watchConnectivity.unavailable"))
    #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext([:]) }
  }
}
