import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestHost
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Which settings draw widgets anew and which reload them (Specification C9, D3).
  @Suite struct SettingsTests {
    /// A host with a widget whose widget URL says for which settings its timeline was made.
    private func started(_ fixture: Fixture) async throws -> (host: DeviceHost, widget: String) {
      let host = try await DeviceHostTests.started(fixture)
      let widget = try await host.add(app: "Test", kind: "Settings", family: .systemSmall).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      return (host, widget)
    }

    /// The reloads of a widget because of the settings, newest first. Each new timeline then gets a decision by its own policy.
    private func reloads(_ widget: String, of host: DeviceHost) async throws -> [Decision] {
      try await host.decisions(widget).filter { if case .environmentChanged = $0.trigger { true } else { false } }
    }

    private func change(_ host: DeviceHost, _ body: (inout DeviceSettings) -> Void) async throws {
      var settings = await host.settings
      body(&settings)
      try await host.update(settings)
    }

    @Test func `settings of the drawing change pictures and lead to no decision`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await started(fixture)
      let before = try await host.decisions(widget).count
      let changes: [@Sendable (inout DeviceSettings) -> Void] = [
        { $0.colorScheme = .dark }, { $0.highContrast = true }, { $0.reducesTransparency = true },
        { $0.reducesMotion = true }, { $0.appearances["homeScreen"] = "tinted" }, { $0.tint = "FF9500" },
        { $0.appearances["homeScreen"] = "clear" },
      ]
      var shown = [try await host.shown(widget).presentation]
      var pictures = [try await host.image(widget).etag]
      for step in changes {
        try await change(host, step)
        shown.append(try await host.shown(widget).presentation)
        pictures.append(try await host.image(widget).etag)
        #expect(shown.last != shown[shown.count - 2], "\(shown.count - 1)")
      }
      #expect(pictures[1] != pictures[0] && pictures[2] != pictures[1], "dark and increased contrast have other colours")
      // A decision on one of these changes would be here before this one.
      try await change(host) { $0.boldText = true }
      try await until(
        { try await host.decisions(widget).contains { $0.trigger == .environmentChanged(.boldText) } }, seen: { try await host.decisions(widget) })
      let older = try await host.decisions(widget).drop { $0.trigger != .environmentChanged(.boldText) }
      #expect(older.count == before + 1)
      await host.stop()
    }

    @Test func `each setting of the layout reloads once and free of budget`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await started(fixture)
      let changes: [(EnvironmentKey, String, @Sendable (inout DeviceSettings) -> Void)] = [
        (.dynamicType, "accessibility1 false en_US UTC false", { $0.dynamicType = "accessibility1" }),
        (.boldText, "accessibility1 true en_US UTC false", { $0.boldText = true }),
        (.region, "accessibility1 true en_GB UTC false", { $0.locale = "en_GB" }),
        (.language, "accessibility1 true he_IL UTC true", { $0.locale = "he_IL" }),
        (.timeZone, "accessibility1 true he_IL Asia/Tokyo true", { $0.timeZone = "Asia/Tokyo" }),
        (.layoutDirection, "accessibility1 true he_IL Asia/Tokyo false", { $0.layoutDirection = .leftToRight }),
      ]
      try await change(host) { $0.timeZone = "UTC" }
      try await until({ try await host.displayList(widget).widgetURL }, is: "large false en_US UTC false")
      for (key, made, step) in changes {
        let before = try await reloads(widget, of: host).count
        try await change(host, step)
        try await until({ try await host.displayList(widget).widgetURL }, is: made)
        let new = try await reloads(widget, of: host)
        #expect(new.count == before + 1 && new[0].trigger == .environmentChanged(key) && new[0].outcome == .free, "\(key): \(new.map(\.trigger))")
      }
      let before = try await reloads(widget, of: host).count
      try await change(host) { $0.account = "ada" }
      try await until({ try await reloads(widget, of: host).count }, is: before + 1)
      #expect(try await reloads(widget, of: host)[0].trigger == .environmentChanged(.account))
      // The same account again is no change, and several changes at once lead to one reload.
      try await change(host) { $0.account = "ada" }
      try await change(host) { ($0.account, $0.boldText, $0.dynamicType) = (nil, false, "small") }
      try await until({ try await host.displayList(widget).widgetURL }, is: "small false he_IL Asia/Tokyo false")
      #expect(try await reloads(widget, of: host).count == before + 2)
      await host.stop()
    }
  }

  @Suite struct SettingTextTests {
    @Test(arguments: [("ada", true), ("Ada Lovelace", true), ("", false), (" ", false), ("a\nb", false), ("a\u{1b}b", false), ("a\u{2028}b", false)])
    func `an account is one line of visible text`(text: String, isAccount: Bool) {
      #expect(DeviceSettings.isAccount(text) == isAccount)
      #expect(!DeviceSettings.isAccount(String(repeating: "a", count: 129)))
    }

    @Test(arguments: [
      ("en_US", "en_US"), ("zh-Hant-TW", "zh-Hant-TW"), ("en-US-u-hc-h23", "en-US-u-hc-h23"), ("en_US@hours=h23", "en-US-u-hc-h23"),
      ("EN-us-U-HC-H23", "EN-us-u-hc-h23"), ("en_US_u_hc_h23", "en-US-u-hc-h23"), ("th-TH-u-ca-gregory", "th-TH-u-ca-gregory"),
      ("th_TH@calendar=gregorian", "th-TH-u-ca-gregory"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"), ("de-DE-u-fw-sun", "de-DE-u-fw-sun"),
      ("ar_EG@numbers=latn;fw=mon;calendar=islamic-umalqura;hours=h11", "ar-EG-u-ca-islamic-umalqura-fw-mon-hc-h11-nu-latn"),
      ("ar-EG-u-nu-latn-hc-h11-fw-mon-ca-islamic-umalqura", "ar-EG-u-ca-islamic-umalqura-fw-mon-hc-h11-nu-latn"),
      ("iw_IL", "he_IL"), ("in-ID", "id-ID"), ("JI", "yi"), ("iw-IL-u-hc-h23", "he-IL-u-hc-h23"),
    ])
    func `a locale has keywords in the form of BCP 47 or of ICU`(text: String, identifier: String) throws {
      #expect(try LocaleIdentifier(text).identifier() == identifier)
      #expect(DeviceSettings(locale: text).effectiveLocale == identifier)
    }

    @Test(arguments: [
      "", "e", "12345", "en\n", "xx_US", "en US", "en-US-u", "en-US-u-", "en-US-u-hc", "en-US-u-hc-", "en-US-u-hc-h25", "en-US-u-hc-h23-h12",
      "en-US-u-hc-h23-hc-h12", "en-US-u-co-phonebk", "en-US-u-rg-gbzzzz", "en-US-x-private", "en-US-t-de", "en-US-u-nu-roman", "en-US-u-nu-xyzw",
      "en-US-u-ca-gregorian", "en-US-u-ca-ethioaa", "en-US-u-fw-monday", "en_US@", "en_US@hours", "en_US@hours=", "en_US@hours=24", "en_US@hc=h23",
      "en_US@hours=h23;", "en_US@hours=h23;hours=h12", "en_US@hours=h23@fw=mon", "en_US@currency=EUR", "@hours=h23", "u-hc-h23", "-u-hc-h23",
      "en-US-u-hc-h23;fw=mon", "en_US@hours=h23\u{0}", String(repeating: "a", count: 97), "en" + String(repeating: "-abcdefgh", count: 100_000),
    ])
    func `what is no locale is refused with one line`(text: String) throws {
      let fault = try #require(DeviceSettings.localeFault(text))
      #expect(!fault.contains("\n") && fault.utf8.count < 320, "\(fault)")
    }

    @Test func `the settings of hours, calendar, digits and first weekday count instead of the locale's keywords`() throws {
      var settings = DeviceSettings(locale: "en-US-u-ca-buddhist-hc-h12")
      settings.keywords.hourCycle = "h23"
      #expect(settings.effectiveLocale == "en-US-u-ca-buddhist-hc-h23")
      settings.keywords.firstWeekday = "mon"
      settings.locale = "en_GB"
      #expect(settings.effectiveLocale == "en-GB-u-fw-mon-hc-h23")
      #expect(try JSONDecoder().decode(DeviceSettings.self, from: JSONEncoder().encode(settings)) == settings)
      #expect(settings.environmentChanges(since: DeviceSettings(locale: "en_GB")) == [.region])
      #expect(settings.environmentChanges(since: DeviceSettings(locale: "en-GB-u-hc-h23-fw-mon")) == [])
    }

    @Test(arguments: LocaleKeywords.Key.allCases) func `Foundation knows every value that can be chosen`(key: LocaleKeywords.Key) throws {
      for value in key.values {
        var keywords = LocaleKeywords()
        keywords[key] = value
        let identifier = try LocaleIdentifier("en_US").identifier(with: keywords)
        #expect(try LocaleIdentifier(identifier).keywords == keywords)
        // In ICU's form, in which an extension gets it.
        let locale = Locale(identifier: Locale(identifier: identifier).identifier(.icu))
        let known =
          switch key {
          case .calendar:
            Locale(identifier: identifier).calendar.identifier == locale.calendar.identifier
              && (value == "gregory") == (locale.calendar.identifier == .gregorian)
          case .firstWeekday:
            locale.firstDayOfWeek.rawValue == value
              && locale.calendar.firstWeekday == (["sun", "mon", "tue", "wed", "thu", "fri", "sat"].firstIndex(of: value) ?? -1) + 1
          case .hourCycle: ["h11": .zeroToEleven, "h12": .oneToTwelve, "h23": .zeroToTwentyThree, "h24": .oneToTwentyFour][value] == locale.hourCycle
          case .numberingSystem: locale.numberingSystem.identifier == value
          }
        #expect(known, "\(identifier)")
      }
    }

    @Test func `settings that an earlier version stored keep their values`() throws {
      let stored = Data(#"{"colorScheme":"dark","highContrast":true,"dynamicType":"small","boldText":true,"locale":"de_DE","timeZone":"UTC"}"#.utf8)
      let settings = try JSONDecoder().decode(DeviceSettings.self, from: stored)
      #expect(settings.highContrast && settings.layoutDirection == .automatic && settings.account == nil)
      let new = DeviceSettings(layoutDirection: .rightToLeft, account: "ada")
      #expect(try JSONDecoder().decode(DeviceSettings.self, from: JSONEncoder().encode(new)) == new)
    }
  }
}
