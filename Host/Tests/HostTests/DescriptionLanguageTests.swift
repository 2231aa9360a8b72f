import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestHost
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// What apps say of their kinds is in the device's language (Specification B2, C9).
  @Suite struct DescriptionLanguageTests {
    /// The names, descriptions, titles and options that the host shows of the kind with a form.
    private static func texts(_ host: DeviceHost) async throws -> [String] {
      let kind = try #require(try await host.gallery().map(\.kind).first { $0.kind == "Form" })
      let unit = try #require(kind.parameters.first { $0.name == "unit" })
      return [kind.displayName, kind.description_p, unit.title] + unit.options.map(\.title)
    }

    private static let english = ["Form", "What Form does", "Unit", "Metric", "Imperial"]
    private static let german = english.map { "\($0) auf Deutsch" }

    private static func set(_ locale: String, on host: DeviceHost) async throws {
      try await host.changeSettings {
        var settings = $0
        settings.locale = locale
        return settings
      }
    }

    @Test func `a change of the locale asks the apps anew, and says that they have changed`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      #expect(try await Self.texts(host) == Self.english)
      var events = await host.events().makeAsyncIterator()
      try await Self.set("de_DE", on: host)
      while let event = await events.next() { if case .appsChanged = event { break } }
      #expect(try await Self.texts(host) == Self.german)
      #expect(try await host.gallery(search: "deutsch").count == host.gallery().count)
      #expect(try await host.gallery().allSatisfy { $0.appName == "Der Test" })
      #expect(await host.apps().map(\.displayName) == ["Der Test"])
      // A language that the app does not have.
      try await Self.set("fr_FR", on: host)
      try await until({ try await Self.texts(host) }, is: Self.english)
      #expect(await host.apps().map(\.displayName) == ["The Test"], "without a name in the language it is that of the Info.plist")
      await host.stop()
    }

    @Test func `an app that is installed is asked in the device's language`() async throws {
      let fixture = try Fixture()
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      try await Self.set("de_AT", on: host)
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      #expect(try await Self.texts(host) == Self.german)
      await host.stop()
    }

    @Test func `a host asks at its start if the language was changed without it, and otherwise not`() async throws {
      let fixture = try Fixture()
      do {
        let host = try await DeviceHostTests.started(fixture)
        await host.stop()
      }
      do {
        let single = try DeviceHost(configuration: fixture.configuration())
        await single.open()
        try await Self.set("de_DE", on: single)
        #expect(try await Self.texts(single) == Self.english, "a single command does not wait for apps")
        await single.stop()
      }
      do {
        let host = try await DeviceHostTests.started(fixture)
        try await until({ try await Self.texts(host) }, is: Self.german)
        await host.stop()
      }
      let host = try DeviceHost(configuration: fixture.configuration())
      #expect(try await Self.texts(host) == Self.german, "what the app said is stored")
      try await host.start()
      #expect(await host.describing == nil, "nothing is asked that is known")
      await host.stop()
    }

    @Test func `a description of before this field counts as that of the locale that was asked for then`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = AppID("Test")
      #expect(await host.installed[id]?.description.locale == "en_US")
      await host.forgetLocale(of: id)
      await host.describeApps()
      #expect(await host.describing == nil)
      try await Self.set("de_DE", on: host)
      try await until({ try await Self.texts(host) }, is: Self.german)
      await host.stop()
    }

    @Test(arguments: ["other kinds in German", "fails in German"])
    func `an app that offers other widgets in a language, or does not answer in it, keeps what it said before`(fault: String) async throws {
      let fixture = try Fixture(start: "description: \(fault)")
      let host = try await DeviceHostTests.started(fixture)
      try await Self.set("de_DE", on: host)
      await host.describing?.value
      #expect(try await Self.texts(host) == Self.english)
      #expect(await host.installed[AppID("Test")]?.description.locale == "en_US")
      await host.stop()
    }

    @Test func `the last of several changes counts`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      for locale in ["de_DE", "fr_FR", "de_CH", "en_GB", "de_AT"] { try await Self.set(locale, on: host) }
      try await until({ await host.installed[AppID("Test")]?.description.locale }, is: "de_AT")
      #expect(try await Self.texts(host) == Self.german)
      await host.stop()
    }
  }
}

extension DeviceHost {
  fileprivate func forgetLocale(of app: AppID) { installed[app]?.description.locale = "" }
}
