import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Glibc
import TestThreads
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// What taps open, with real programs (Specification A11, B7).
  @Suite struct LinkTests {
    @Test func `the open command gets the URL as one argument, its own session, no descriptor and a clean environment`() async throws {
      let device = try await LinkDevice()
      let url = "notes://open/$(reboot);'x'\"y\"%20&|<>`id`"
      let widget = try await device.widget(["url": url])
      let answer = try await device.openConfirmed(widget)
      #expect(answer.outcome == .opened && answer.opener == .command && answer.url == url, "\(answer)")
      let calls = try await device.calls()
      #expect(calls == ["argument --open", "argument \(url)", "session own", "end"], "\(calls)")
      #expect(try device.inherited() == ["/dev/null"])
      let environment = try device.environment()
      #expect(environment["SECRET"] == nil && environment["HOME"] == device.fixture.folder.path && environment["ALMANAC_APP"] == "Test")
      #expect(environment["ALMANAC_HOST_SOCKET"] == device.fixture.configuration().socketFile.path && environment["ALMANAC_ACTIVITY"] == nil)
      await device.host.stop()
    }

    @Test func `a command is confirmed once, with its exact text, and asked again after an update changed it`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["url": "notes://1"])
      let first = try await device.open(widget)
      #expect(first.outcome == .needsConfirmation && !device.wasCalled())
      #expect(first.question?.subject == .command("opener --open %u", program: "\(device.folder.path)/opener"))
      // An answer to nothing that was asked confirms nothing, and the same question waits.
      let other = try await device.open(widget, confirms: "made up")
      #expect(other.outcome == .needsConfirmation && other.question == first.question)
      #expect(try await device.open(widget, confirms: try #require(first.question).id).outcome == .opened)
      #expect(try await device.open(widget).outcome == .opened)
      #expect(await device.host.linkConfirmations().count == 1)
      // The app's other scheme, too: the question was about the command.
      try LinkDevice.setInfo(of: device.fixture.bundleURL, command: "opener --other %u", schemes: ["notes"])
      _ = try await device.host.install(bundle: device.fixture.bundleURL)
      let changed = try await device.open(widget)
      #expect(changed.question?.subject == .command("opener --other %u", program: "\(device.folder.path)/opener"))
      // The answer to the former question does not confirm the new command.
      #expect(try await device.open(widget, confirms: try #require(first.question).id).outcome == .needsConfirmation)
      #expect(try await device.open(widget, confirms: try #require(changed.question).id).outcome == .opened)
      let kept = await device.host.linkConfirmations()
      #expect(kept.map(\.subject) == [try #require(changed.question).subject])
      // Another app is not installed in its place. For an app that was put there by hand nothing is confirmed.
      try LinkDevice.setInfo(of: device.fixture.bundleURL, command: "opener --other %u", schemes: ["notes"], identifier: "somebody.else")
      await #expect(throws: HostError.nameTaken("Test", by: "test.Test", identifier: "somebody.else")) {
        try await device.host.install(bundle: device.fixture.bundleURL)
      }
      #expect(try await device.open(widget).outcome == .opened)
      let place = try #require(await device.host.apps().first).bundle.url
      try LinkDevice.setInfo(of: place, command: "opener --other %u", schemes: ["notes"], identifier: "somebody.else")
      _ = try await device.host.install(bundle: place)
      #expect(try await device.open(widget).outcome == .needsConfirmation)
      await device.host.stop()
    }

    @Test func `confirmations survive a start of the host, are listed and taken back, and go with the app`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["url": "notes://1", "links": ["mailto:a@example.org"]])
      _ = try await device.openConfirmed(widget)
      #expect(try await device.openConfirmed(widget, [2]).outcome == .opened)
      await device.host.stop()
      let stored = try LinkState(stored: try await device.host.store.setting(DeviceHost.linksKey)).stored
      #expect(stored.confirmations.map(\.subject).contains(.scheme("mailto")) && stored.confirmations.count == 2)
      try await device.host.start()
      let mail = try #require(await device.host.linkConfirmations().first { $0.subject == .scheme("mailto") })
      try await device.host.revokeLinkConfirmation(mail.id)
      #expect(await linkError { try await device.host.revokeLinkConfirmation(mail.id) } == .unknownConfirmation(mail.id))
      #expect(try await device.open(widget, [2]).outcome == .needsConfirmation)
      try await device.host.uninstall("Test")
      #expect(await device.host.linkConfirmations().isEmpty)
      await device.host.stop()
    }

    @Test func `the host decides by the list that was shown; what is no link of it opens nothing`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["url": "notes://widget", "links": ["notes://outer", "notes://inner"]])
      // The inner link is inside the outer one.
      #expect(try await device.openConfirmed(widget, [2, 0]).url == "notes://inner")
      #expect(try await device.open(widget, [2]).url == "notes://outer")
      #expect(try await device.open(widget).url == "notes://widget")
      for path in [[1], [0], [9], [2, 0, 0]] {
        #expect(await linkError { try await device.open(widget, path) } == .noLink(NodePath(path).description))
      }
      for content in ["nothing.0", "x", "a.b.c"] {
        let request = OpenRequest(.shown(content: content, link: NodePath([2])))
        #expect(await linkError { try await device.host.open(widget, request) } == .outdated)
      }
      let other = try await device.widget(["url": "notes://other"])
      let foreign = OpenRequest(.shown(content: try await device.host.content(other).content, link: nil))
      #expect(await linkError { try await device.host.open(widget, foreign) } == .outdated)
      await device.host.stop()
    }

    @Test func `in a small widget links do not count, and are no tap areas`() async throws {
      let device = try await LinkDevice()
      let small = try await device.widget(["url": "notes://widget", "links": ["notes://link"]], family: .systemSmall)
      #expect(await linkError { try await device.open(small, [2]) } == .noLink("2"))
      #expect(try await device.openConfirmed(small).url == "notes://widget")
      let list = try await device.host.content(small).list
      #expect(list.action(at: NodePath([2])) == nil && list.action(at: NodePath([1])) != nil)
      await device.host.stop()
    }

    @Test func `without a URL the app is started with the widget's activity`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["opens": "x"])
      let answer = try await device.openConfirmed(widget)
      #expect(answer.outcome == .opened && answer.url == nil)
      #expect(try await device.calls().filter { $0.hasPrefix("argument") } == ["argument --open"])
      let activity = try #require(try device.environment()["ALMANAC_ACTIVITY"])
      #expect(activity == #"{"configuration":{"path":"{\"opens\":\"x\"}"},"family":"systemMedium","kind":"Links"}"#)
      await device.host.stop()
    }

    @Test func `another app's scheme never reaches this app's command, and goes to the desktop after a question`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["links": ["music://song"]])
      let first = try await device.open(widget, [2])
      #expect(first.question?.subject == .scheme("music"))
      let answer = try await device.openConfirmed(widget, [2])
      #expect(answer.outcome == .opened && answer.opener == .desktop)
      #expect(try await device.calls(of: "xdg-open").first == "argument music://song")
      #expect(!device.wasCalled())
      #expect(try device.environment(of: "xdg-open")["ALMANAC_HOST_SOCKET"] == nil)
      await device.host.stop()
    }

    @Test func `a web page is the viewer's, and a dangerous or malformed address is refused by name`() async throws {
      let device = try await LinkDevice()
      let links = ["https://example.org", "file:///etc/passwd", "notes://a\nb", "no;tes://x", "notes://" + String(repeating: "a", count: 20_000)]
      var names: [String] = []
      for link in links {
        let answer = try await device.open(try await device.widget(["url": link]))
        names.append(answer.outcome == .refused ? answer.reasonName : answer.outcome.rawValue)
      }
      #expect(names == ["web", "link.scheme", "link.character", "link.noScheme", "link.tooLong"])
      #expect(!device.wasCalled() && !device.wasCalled("xdg-open"))
      await device.host.stop()
    }

    @Test func `nothing is known for a scheme: without xdg-open, by xdg-mime, and by xdg-open's own status`() async throws {
      for (handlers, scripts) in [(nil, [:]), ("", [:]), ("any.desktop", ["xdg-open": "exit 3"])] as [(String?, [String: String])] {
        let device = try await LinkDevice(scripts: scripts, handlers: handlers) {
          if handlers == nil { $0.programEnvironment = ["PATH": $0.dataFolder.deletingLastPathComponent().appendingPathComponent("bin").path] }
        }
        let answer = try await device.openConfirmed(try await device.widget(["url": "music://song"]))
        #expect(answer.outcome == .noHandler && answer.reasonName == (handlers == nil ? "link.noOpener" : "link.noHandler"), "\(answer)")
        await device.host.stop()
      }
    }

    @Test func `an xdg-mime that hangs delays a tap only so long`() async throws {
      let device = try await LinkDevice(scripts: ["xdg-mime": "exec sleep 600"]) { $0.links.handlerSeconds = 0.3 }
      #expect(try await device.openConfirmed(try await device.widget(["url": "music://song"])).outcome == .opened)
      await device.host.stop()
    }

    @Test func `while locked nothing is opened, also not what an intent asked for before`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["url": "notes://1", "opens": "notes://2"])
      try await device.host.setPasscode(current: nil, new: LinkDevice.passcode)
      let content = try await device.host.content(widget).content
      #expect(try await device.host.tap(widget, Tap(key: "k", content: content, path: NodePath([1]))).opensURL == "notes://2")
      try await device.host.lock()
      for subject in [OpenRequest.Subject.shown(content: content, link: nil), .shown(content: "", link: nil), .intent(key: "k")] {
        #expect(await linkError { try await device.host.open(widget, OpenRequest(subject)) } == .locked)
      }
      try await device.host.unlock(LinkDevice.passcode)
      #expect(try await device.openConfirmed(widget).outcome == .opened)
      await device.host.stop()
    }

    @Test func `what an intent asks to open goes the same way, once, and not for other taps`() async throws {
      let device = try await LinkDevice()
      let widget = try await device.widget(["opens": "notes://from-intent", "opensApp": false])
      let content = try await device.host.content(widget).content
      _ = try await device.host.tap(widget, Tap(key: "k", content: content, path: NodePath([1])))
      let request = OpenRequest(.intent(key: "k"))
      let question = try #require(try await device.host.open(widget, request).question)
      #expect(try await device.host.open(widget, OpenRequest(.intent(key: "k"), confirms: question.id)).url == "notes://from-intent")
      #expect(await linkError { try await device.host.open(widget, request) } == .nothingRequested("k"))
      #expect(await linkError { try await device.host.open(widget, OpenRequest(.intent(key: "unknown"))) } == .nothingRequested("unknown"))
      // `openAppWhenRun`: the app alone, without an activity.
      let app = try await device.widget(["opensApp": true])
      let shown = try await device.host.content(app).content
      #expect(try await device.host.tap(app, Tap(key: "a", content: shown, path: NodePath([1]))).opensApp)
      #expect(try await device.host.open(app, OpenRequest(.intent(key: "a"))).outcome == .opened)
      _ = try await device.calls(count: 2)
      #expect(try device.environment()["ALMANAC_ACTIVITY"] == nil)
      await device.host.stop()
    }

    @Test(arguments: [
      ("./opener %u", "link.commandMalformed"), ("bin/opener %u", "link.commandMalformed"), ("nowhere %u", "link.commandMissing"),
      ("/nonexistent/opener %u", "link.commandMissing"), ("opener 'x", "link.commandMalformed"), ("opener --u=%u", "link.commandMalformed"),
    ])
    func `a command that is relative, missing or malformed is refused without a question`(command: String, name: String) async throws {
      let device = try await LinkDevice(command: command)
      let answer = try await device.open(try await device.widget(["url": "notes://1"]))
      #expect(answer.outcome == .refused && answer.reasonName == name, "\(answer)")
      await device.host.stop()
    }

    @Test func `an app without a command is opened by the desktop for its schemes, and not without a URL`() async throws {
      let device = try await LinkDevice(command: "")
      #expect(try await device.openConfirmed(try await device.widget(["url": "notes://1"])).opener == .desktop)
      let answer = try await device.open(try await device.widget([:]))
      #expect(answer.outcome == .noHandler && answer.reasonName == "link.noCommand")
      await device.host.stop()
    }

    @Test func `commands that fail, hang, fork or flood are reported or left alone, and none stays as a zombie`() async throws {
      let scripts = [
        "fails": "exit 7", "crashes": "kill -SEGV $$", "hangs": "exec sleep 600", "forks": "sleep 600 & sleep 600 & exit 0",
        "floods": "exec yes",
      ]
      let expected: [(String, OpenAnswer.Outcome)] = [
        ("fails", .failed), ("crashes", .failed), ("hangs", .opened), ("forks", .opened), ("floods", .opened),
      ]
      for (name, outcome) in expected {
        let device = try await LinkDevice(command: "\(name) %u", scripts: scripts) {
          if name != "fails", name != "crashes" { $0.links.startSeconds = 0.5 }
        }
        let widget = try await device.widget(["url": "notes://1"])
        let answer = try await device.openConfirmed(widget)
        #expect(answer.outcome == outcome, "\(name) \(answer)")
        #expect(try await device.host.content(widget).list.widgetURL == "notes://1")
        if outcome == .failed || name == "forks" {
          try await until({ await device.host.programs.count(of: "Test") == 0 }, seen: { await device.host.programs.count(of: "Test") })
        }
        await device.host.stop()
        // Programs outlive the host, so the test ends them.
        Self.endPrograms(under: device.fixture.folder.path)
      }
      // Programs of other tests may be zombies for a moment.
      try await until({ Self.zombies().isEmpty }, seen: { Self.zombies() })
    }

    @Test func `only so many programs of an app run at once, and taps have a rate`() async throws {
      let device = try await LinkDevice(command: "hangs %u", scripts: ["hangs": "exec sleep 600"]) {
        ($0.links.processesPerApp, $0.links.startSeconds, $0.links.burst, $0.links.perSecond) = (2, 0.1, 4, 1e-6)
      }
      let widget = try await device.widget(["url": "notes://1"])
      var outcomes = [try await device.openConfirmed(widget)]
      for _ in 0..<3 { outcomes.append(try await device.open(widget)) }
      #expect(outcomes.map(\.outcome) == [.opened, .opened, .refused, .refused])
      #expect(outcomes.last?.reasonName == "limit.openProcesses")
      let error = await linkError { try await device.open(widget) }
      #expect(error?.name == "limit.openings")
      await device.host.stop()
      Self.endPrograms(under: device.fixture.folder.path)
    }

    @Test func `a program of the app that is connected gets what taps open, without a question and without a second program`() async throws {
      let device = try await LinkDevice()
      let path = device.fixture.configuration().socketFile.path
      let program = try await onThread {
        let program = try Companion(path)
        try program.call(.with { $0.openings.app = "Test" }, id: 7)
        try program.call(.with { $0.currentConfigurations = CurrentConfigurationsCall() }, id: 8)
        _ = try program.response()
        return program
      }
      let widget = try await device.widget(["url": "notes://1"])
      let answer = try await device.open(widget)
      #expect(answer.outcome == .opened && answer.opener == .companion)
      let plain = try await device.widget([:], family: .systemSmall)
      #expect(try await device.open(plain).opener == .companion)
      let received = try await onThread { try [program.envelope(), program.envelope()] }
      #expect(received.map(\.id) == [7, 7] && received[0].answer.opening.url == "notes://1")
      #expect(received[1].answer.opening.activity.kind == "Links" && received[1].answer.opening.activity.family == .systemSmall)
      // Another app's scheme is not this program's.
      let foreign = try await device.widget(["url": "music://1"])
      #expect(try await device.open(foreign).question?.subject == .scheme("music"))
      program.end()
      // Taps have a rate, so some of them are refused.
      var outcome: OpenAnswer.Outcome?
      try await until(
        {
          outcome = try? await device.open(widget).outcome
          return outcome == .needsConfirmation
        }, seen: { outcome })
      #expect(!device.wasCalled())
      await device.host.stop()
    }

    @Test func `a program that names an app which is not installed gets nothing`() async throws {
      let device = try await LinkDevice()
      let path = device.fixture.configuration().socketFile.path
      let program = try await onThread {
        let program = try Companion(path)
        try program.call(.with { $0.openings.app = "Nobody" }, id: 7)
        try program.call(.with { $0.currentConfigurations = CurrentConfigurationsCall() }, id: 8)
        _ = try program.response()
        return program
      }
      #expect(try await device.open(try await device.widget(["url": "notes://1"])).outcome == .needsConfirmation)
      program.end()
      await device.host.stop()
    }

    // MARK: Processes

    /// Ends the processes whose environment or arguments name a folder of this test.
    private static func endPrograms(under folder: String) {
      for pid in processes() {
        guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/environ"), pid != getpid() else { continue }
        guard String(decoding: data, as: UTF8.self).contains(folder) else { continue }
        kill(pid, SIGKILL)
        // The host that waited for it has ended.
        waitpid(pid, nil, 0)
      }
    }

    private static func zombies() -> [pid_t] {
      processes().filter { pid in
        guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8), let end = stat.lastIndex(of: ")") else { return false }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        return fields.first == "Z" && fields.dropFirst().first == "\(getpid())"
      }
    }

    private static func processes() -> [pid_t] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    }
  }
}
