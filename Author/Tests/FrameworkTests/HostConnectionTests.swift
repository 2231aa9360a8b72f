import AlmanacHostConnection
import AlmanacWireSchema
import Foundation
import Glibc
import Synchronization
import TestWaiting
import Testing

/// Reports of a program of the containing app about its app's use (Specification C8). The test is the host.
@Suite struct HostConnectionTests {
  /// A host that keeps the reports of its programs.
  private final class UseHost: Sendable {
    private struct State {
      var reports: [AppUseCall] = []
      var descriptors: [Int32] = []
    }
    private let state = Mutex(State())
    private let socket: Mutex<HostSocket?> = Mutex(nil)
    private let said = Mutex<[String]>([])
    private let refusing: Bool

    init(refusing: Bool = false) throws {
      self.refusing = refusing
      let listening = try HostSocket { [weak self] in self?.serve($0) }
      socket.withLock { $0 = listening }
    }

    private func serve(_ descriptor: Int32) {
      let channel = EnvelopeChannel(descriptor: descriptor)
      state.withLock { $0.descriptors.append(descriptor) }
      channel.start { [weak self] envelope in
        guard let self else { return }
        state.withLock { $0.reports.append(envelope.call.appUse) }
        let answer = AppUseAnswer.with { if refusing { ($0.refusalName, $0.refusal) = ("appUse.unknownApp", "no app has this name") } }
        channel.write(Envelope(id: envelope.id, .answer(.with { $0.appUse = answer })))
      } ended: { _ in
      }
    }

    func reports(app: String = "Test") -> AppUseReports {
      let link = ProgramLink(socket.withLock { $0?.path } ?? "")
      return AppUseReports(
        app: app, checkInterval: 0.02, answerSeconds: 600, say: { [weak self] line in self?.said.withLock { $0.append(line) } },
        connect: { link.open() })
    }

    /// What was reported, in words.
    var heard: [String] {
      state.withLock { $0.reports.map { "\($0.app) \($0.inForeground ? "foreground" : "-") \($0.inSession ? "session" : "-")" } }
    }
    var lines: [String] { said.withLock(\.self) }

    func disconnect() { state.withLock { $0.descriptors.forEach { _ = shutdown($0, Int32(SHUT_RDWR)) } } }
  }

  @Test func `the first and the last of several claims are reported, each use by itself`() throws {
    let host = try UseHost()
    let reports = host.reports()
    let first = AppUseClaim(.foreground, reports: reports)
    var second: AppUseClaim? = AppUseClaim(.foreground, reports: reports)
    #expect(second != nil)
    let session = AppUseClaim(.session, reports: reports)
    first.end()
    first.end()
    #expect(host.heard == ["Test foreground -", "Test foreground session"])
    second = nil
    #expect(host.heard.last == "Test - session", "the last reference ends a claim")
    session.end()
    #expect(host.heard == ["Test foreground -", "Test foreground session", "Test - session", "Test - -"])
  }

  @Test func `a host that starts again gets the report again, as long as the app is used`() async throws {
    let host = try UseHost()
    let reports = host.reports()
    let claim = AppUseClaim(.session, reports: reports)
    host.disconnect()
    try await until({ host.heard }, is: ["Test - session", "Test - session"])
    claim.end()
    #expect(host.heard.last == "Test - -")
  }

  @Test func `a refusal is said once; without a name and without a host nothing is reported`() throws {
    let host = try UseHost(refusing: true)
    let reports = host.reports()
    for _ in 0..<3 { AppUseClaim(.foreground, reports: reports).end() }
    #expect(host.lines == ["appUse.unknownApp: no app has this name"])
    let nameless = try UseHost()
    AppUseClaim(.foreground, reports: nameless.reports(app: "")).end()
    #expect(nameless.heard.isEmpty)
    AppUseClaim(.foreground, reports: AppUseReports(app: "Test") { nil }).end()
  }
}
