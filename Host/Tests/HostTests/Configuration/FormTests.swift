import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Forms, options and configurations of widgets with real extensions (Specification A12, B4).
  @Suite struct FormTests {
    private static func started(
      _ fixture: Fixture, _ change: (inout LimitsProfile) -> Void = { _ in }
    ) async throws -> DeviceHost {
      let host = try DeviceHost(configuration: fixture.configuration(.system, change))
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      return host
    }

    private static func form(of name: String) -> ConfigurationSubject { .kind(name, app: "Test") }

    /// Installs another version of the test app.
    private static func update(_ host: DeviceHost, _ fixture: Fixture, to version: Int) async throws {
      try "\(version)".write(to: fixture.bundleURL.appendingPathComponent("version"), atomically: true, encoding: .utf8)
      _ = try await host.install(bundle: fixture.bundleURL)
    }

    @Test func `a form has the author's rows for the draft, with titles, sources and choices`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let empty = try await host.form(of: Self.form(of: "Form"))
      #expect(empty.failure == nil, "\(String(describing: empty.failure))")
      #expect(empty.rows.map(\.parameter.name) == ["city", "unit"] && empty.hidden == ["days", "stops", "title", "since"])
      #expect(empty.rows.map(\.source) == [.none, .byDefault] && empty.rows[1].shown.map(\.title) == ["Metric"])
      let draft = try await host.form(of: Self.form(of: "Form"), draft: Data(#"{"city":"oslo","days":5}"#.utf8), family: .systemSmall)
      #expect(draft.sentence == [.text("Weather of"), .parameter("city")])
      #expect(draft.rows.map(\.parameter.name) == ["city", "days", "unit", "stops"])
      #expect(draft.rows[0].shown.map(\.title) == ["Oslo"] && draft.rows[0].control == .search && draft.rows[0].source == .configured)
      #expect(draft.rows[1].value == .int(5) && draft.rows[1].control == .stepper)
      #expect(draft.rows[3].sizes == 1...2)
      await host.stop()
    }

    @Test func `a form shows what is wrong with a draft and with a vanished entity, and keeps both`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let form = try await host.form(of: Self.form(of: "Form"), draft: Data(#"{"city":"atlantis","days":11}"#.utf8))
      #expect(form.rows[0].fault?.name == "configuration.vanished" && form.rows[0].value == .string("atlantis"))
      #expect(form.rows[1].fault?.name == "configuration.range" && form.rows[1].value == .int(11))
      #expect(form.rows[1].fault?.message == "“Days” (days) cannot be 11; give a whole number from 1 to 10")
      #expect(
        await configurationFault { try await host.form(of: Self.form(of: "Form"), draft: Data(#"{"moon":1}"#.utf8)) }?.name == .unknownParameter)
      guard case .unknownKind("None", app: "Test", let known) = await hostError({ try await host.form(of: Self.form(of: "None")) }) else {
        Issue.record("a kind that does not exist has a form")
        return await host.stop()
      }
      #expect(known.contains("Form"))
      await host.stop()
    }

    @Test func `an app that hangs leaves a form with what is stored, and the host serves on`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) { $0.optionsDeadline = 1 }
      let form = try await host.form(of: Self.form(of: "HangingForm"), draft: Data(#"{"many":"x"}"#.utf8))
      #expect(form.failure?.name == "limit.replyDeadline")
      #expect(form.rows[0].value == .string("x") && form.rows[0].source == .configured)
      // On a busy machine an app that works may miss the short deadline.
      try await until(
        { try await host.form(of: Self.form(of: "Form")).failure == nil }, seen: { try await host.form(of: Self.form(of: "Form")).failure?.name })
      await host.stop()
    }

    @Test(arguments: [
      ("many", "limit.options"), ("longTitle", "limit.textBytes"), ("hang", "limit.replyDeadline"), ("crash", "extension.crashed"),
      ("refuse", "options.unavailable"), ("deep", "limit.configurationDepth"), ("image", "image.pixels"), ("noJSON", "options.value"),
    ])
    func `bad options are refused by name, and the next list is served`(parameter: String, name: String) async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) {
        if parameter == "hang" { $0.optionsDeadline = 1 }
        // The bytes of the list alone exceed the usual memory limit.
        $0.memoryGrowth = 512 << 20
      }
      let error = await failure { try await host.options(of: Self.form(of: "BadForm"), parameter: parameter) }
      #expect(error?.name == name, "\(String(describing: error))")
      #expect(error?.description.unicodeScalars.allSatisfy(Printable.isName) == true)
      #expect(try await served { try await host.options(of: Self.form(of: "Form"), parameter: "city") }.options.count == 4)
      await host.stop()
    }

    @Test func `options have their own deadline`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) {
        // Shorter than the list takes. The description of the extension has to come in this time, too.
        $0.replyDeadline = 3
      }
      let list = try await served { try await host.options(of: Self.form(of: "BadForm"), parameter: "slow") }
      #expect(list.options.map(\.title) == ["Late"])
      await host.stop()
    }

    @Test func `a cancelled list ends the request`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture) { $0.optionsDeadline = 3600 }
      let request = Task { try await host.options(of: Self.form(of: "BadForm"), parameter: "hang") }
      let log = try await host.client(of: "Test").log
      try await until({ log.entries.contains { $0.text == "options of hang" } }, seen: { log.entries })
      request.cancel()
      #expect(await failure { try await request.value } == .cancelled)
      #expect(try await host.options(of: Self.form(of: "Form"), parameter: "city").options.count == 4)
      await host.stop()
    }

    @Test func `the extension searches where it can, and the host filters otherwise`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      #expect(try await host.options(of: Self.form(of: "Form"), parameter: "city", search: "o").options.map(\.title) == ["Oslo", "Oulu"])
      let draft = Data(#"{"city":"rome"}"#.utf8)
      #expect(
        try await host.options(of: Self.form(of: "Form"), parameter: "stops", search: "STOP 25", draft: draft).options.map(\.identifier)
          == ["rome-25", "rome-125", "rome-225", "rome-250"])
      #expect(try await host.options(of: Self.form(of: "Form"), parameter: "unit", search: "imp").options.map(\.identifier) == ["imperial"])
      #expect(
        await hostError { try await host.options(of: Self.form(of: "Form"), parameter: "moon") }
          == .unknownParameter("moon", kind: "Form", known: ["city", "days", "unit", "stops", "title", "since"]))
      await host.stop()
    }

    @Test func `a list is kept for its pages until a reload, and only for the values that it depends on`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      func stops(_ draft: String) async throws -> OptionList {
        try await host.options(of: Self.form(of: "Form"), parameter: "stops", draft: Data(draft.utf8))
      }
      func requests() async throws -> Int { try await host.client(of: "Test").log.entries.count { $0.text == "options of stops" } }
      let first = try await stops(#"{"city":"oslo"}"#)
      #expect(first.options.count == 250)
      #expect(try await stops(#"{"city":"oslo","days":2}"#).tag == first.tag)
      #expect(try await requests() == 1)
      #expect(try await stops(#"{"city":"rome"}"#).tag != first.tag)
      #expect(try await requests() == 2)
      try await host.reload(app: "Test", kind: "Form")
      _ = try await stops(#"{"city":"oslo"}"#)
      #expect(try await requests() == 3)
      await host.stop()
    }

    @Test func `the picture of an option is painted, and an unknown one is named`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let city = try await host.options(of: Self.form(of: "Form"), parameter: "city").options[0]
      let image = try await host.optionImage(app: "Test", id: city.image.id, scale: 2)
      #expect(PictureCheck(width: 64, height: 64).fault(of: image.png) == nil)
      #expect(await hostError { try await host.optionImage(app: "Test", id: "none") } == .unknownOptionImage("none"))
      await host.stop()
    }

    @Test func `recommendations and relevances are those of the app, and wrong ones are refused`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      #expect(try await host.recommendations(app: "Test", kind: "Form").map(\.description_p) == ["Weather of Oslo"])
      #expect(await failure { try await host.recommendations(app: "Test", kind: "BadForm") }?.name == "recommendation.malformed")
      #expect(try await host.relevances(app: "Test", kind: "Form").map(\.interval.end) == [20])
      #expect(try await host.relevances(app: "Test", kind: "Good").isEmpty)
      await host.stop()
    }

    @Test func `a change reloads the widget free, a refused one changes nothing, and an undo takes it back`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let widget = try await host.add(app: "Test", kind: "Form", family: .systemSmall, configuration: Data(#"{"city":"oslo"}"#.utf8)).id
      try await until({ try await host.timeline(widget).entries.count }, is: 3)
      let first = try await host.configuration(of: widget)
      #expect(!first.canUndo)
      #expect(await hostError { try await host.undoConfiguration(widget) } == .noFormerConfiguration(widget))
      let changed = try await host.configure(widget, .keys(Data(#"{"days":5}"#.utf8)), revisions: [first.revision])
      #expect(changed.configuration == Data(#"{"city":"oslo","days":5}"#.utf8) && changed.canUndo)
      try await until(
        { try await host.decisions(widget).contains { $0.trigger == .configurationChanged && $0.outcome == .free } },
        seen: { try await host.decisions(widget) })
      // Another client has read the first one.
      #expect(await hostError { try await host.configure(widget, .whole(Data()), revisions: [first.revision]) } == .configurationChanged(widget))
      #expect(await configurationFault { try await host.configure(widget, .keys(Data(#"{"days":99}"#.utf8))) }?.name == .range)
      #expect(try await host.configuration(of: widget) == changed)
      let whole = try await host.configure(widget, .whole(Data(#"{"unit":"imperial"}"#.utf8)))
      #expect(whole.configuration == Data(#"{"unit":"imperial"}"#.utf8))
      #expect(try await host.undoConfiguration(widget).configuration == changed.configuration)
      #expect(try await host.undoConfiguration(widget).configuration == whole.configuration, "an undo can be undone")
      await host.stop()
    }

    @Test func `an update keeps every value by the rule, says so, and a further update brings them back`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let json = Data(#"{"city":"oslo","days":9,"since":"2026-03-14T09:00:00Z","title":"Mine","unit":"imperial"}"#.utf8)
      let widget = try await host.add(app: "Test", kind: "Form", family: .systemSmall, configuration: json).id
      try await Self.update(host, fixture, to: 2)
      let updated = try await host.configuration(of: widget)
      #expect(updated.configuration == Data(#"{"city":"oslo","days":5}"#.utf8))
      #expect(updated.dropped.map { [$0.name, $0.dropped?.rawValue] } == [["since", "retyped"], ["title", "removed"], ["unit", "choice"]])
      #expect(updated.changed.map(\.chosen) == [Data("9".utf8)])
      let names = try await host.timeline(widget).diagnostics.map(\.name)
      #expect(names == ["configuration.changed", "configuration.dropped", "configuration.dropped", "configuration.dropped"])
      // A change of another value loses nothing.
      try await host.configure(widget, .whole(Data(#"{"city":"rome","days":5}"#.utf8)))
      #expect(try await host.configuration(of: widget).dropped == updated.dropped)
      try await Self.update(host, fixture, to: 1)
      let back = try await host.configuration(of: widget)
      #expect(
        back.configuration == Data(#"{"city":"rome","days":5,"since":"2026-03-14T09:00:00Z","title":"Mine","unit":"imperial"}"#.utf8))
      #expect(back.dropped.isEmpty && !back.canUndo)
      await host.stop()
    }

    @Test func `a widget whose kind is gone stays with a tile, makes no requests, and comes back with the kind`() async throws {
      let fixture = try Fixture()
      let host = try await Self.started(fixture)
      let widget = try await host.add(app: "Test", kind: "Form", family: .systemSmall, configuration: Data(#"{"city":"oslo"}"#.utf8)).id
      try await until({ try await host.timeline(widget).entries.count }, is: 3)
      let before = try await host.image(widget)
      try await Self.update(host, fixture, to: 3)
      #expect(try await host.timeline(widget).diagnostics.map(\.name).first == "kind.removed")
      let tile = try await host.image(widget)
      #expect(tile.etag != before.etag && tile.width == before.width && tile.height == before.height)
      #expect(try await host.content(widget).list.root.dynamicText.runs.map(\.text) == ["Form", "\nis no longer in The Test"])
      try await until(
        { try await host.timeline(widget).failure?.hasPrefix("kind.removed") == true }, seen: { try await host.timeline(widget).failure })
      #expect(await hostError { try await host.configure(widget, .keys(Data(#"{"days":1}"#.utf8))) } != nil)
      #expect(try await host.configuration(of: widget).configuration == Data(#"{"city":"oslo"}"#.utf8))
      try await Self.update(host, fixture, to: 1)
      #expect(try await host.timeline(widget).diagnostics.isEmpty)
      #expect(try await host.image(widget).etag == before.etag)
      await host.stop()
    }

    @Test func `a configuration of an earlier version gets the types of its app at the next start`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await Self.started(fixture)
      let widget = try #require(try await host?.add(app: "Test", kind: "Form", family: .systemSmall).id)
      await host?.stop()
      host = nil
      let store = try DeviceStore.open(at: fixture.configuration().databaseFile)
      let device = try #require(try store.devices().first)
      let state = try #require(try store.device(device))
      let old = [ParameterRecord](untyped: Data(#"{"city":"oslo","days":"x"}"#.utf8))
      try store.commit(StepCommit(state: state, configured: [InstanceID(widget): old]))
      try store.close()
      let again = try DeviceHost(configuration: fixture.configuration())
      try await again.start()
      let configuration = try await again.configuration(of: widget)
      #expect(configuration.configuration == Data(#"{"city":"oslo"}"#.utf8))
      #expect(configuration.dropped.map(\.dropped) == [.retyped])
      await again.stop()
    }

    @Test func `forms of a protected app are refused while the device is locked`() async throws {
      let fixture = try Fixture()
      try PropertyListSerialization.data(
        fromPropertyList: ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"], format: .xml, options: 0
      ).write(to: fixture.bundleURL.appendingPathComponent("entitlements.plist"))
      let host = try await fixture.startedHost()
      let widget = try await host.add(app: "Test", kind: "Form", family: .systemSmall).id
      let city = try await host.options(of: Self.form(of: "Form"), parameter: "city").options[0]
      try await host.setPasscode(current: nil, new: "1234")
      try await host.lock()
      func locked(_ body: () async throws -> some Any) async -> Bool {
        do {
          _ = try await body()
          return false
        } catch {
          return error as? LockError == .locked
        }
      }
      #expect(await locked { try await host.configuration(of: widget) })
      #expect(await locked { try await host.configure(widget, .keys(Data(#"{"days":5}"#.utf8))) })
      #expect(await locked { try await host.undoConfiguration(widget) })
      #expect(await locked { try await host.form(of: .instance(widget)) })
      #expect(await locked { try await host.form(of: Self.form(of: "Form")) })
      #expect(await locked { try await host.options(of: .instance(widget), parameter: "city") })
      #expect(await locked { try await host.recommendations(app: "Test", kind: "Form") })
      #expect(await locked { try await host.optionImage(app: "Test", id: city.image.id) })
      try await host.unlock("1234")
      // The picture was forgotten with the list.
      #expect(await hostError { try await host.optionImage(app: "Test", id: city.image.id) } == .unknownOptionImage(city.image.id))
      #expect(try await host.configure(widget, .keys(Data(#"{"days":5}"#.utf8))).configuration == Data(#"{"days":5}"#.utf8))
      await host.stop()
    }
  }
}
