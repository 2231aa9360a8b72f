import Testing

@testable import WidgetKit

/// API that Foundation lacks on Linux.
@Suite(.serialized)
struct FoundationTests {
  private func inFreshGroups(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString)")
    setenv("ALMANAC_GROUPS", folder.path, 1)
    defer {
      unsetenv("ALMANAC_GROUPS")
      try? FileManager.default.removeItem(at: folder)
    }
    try body(folder)
  }

  @Test func `only valid group names have containers, which are folders under the groups' folder`() throws {
    try inFreshGroups { folder in
      let container = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.sample"))
      #expect(container.path == folder.path + "/group.sample")
      #expect(FileManager.default.fileExists(atPath: container.path + "/Library/Caches"))
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../escape") == nil)
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    }
  }

  @Test func `a group's defaults are kept, and every instance sees a change at once`() throws {
    try inFreshGroups { _ in
      let writer = try #require(UserDefaults(suiteName: "group.sample"))
      let reader = try #require(UserDefaults(suiteName: "group.sample"))
      #expect(reader.string(forKey: "hero") == nil)
      writer.setValue("panda", forKey: "hero")
      writer.set(3, forKey: "count")
      writer.set(true, forKey: "on")
      writer.set(["a", "b"], forKey: "list")
      writer.set(Data([1, 2]), forKey: "bytes")
      writer.set(URL(string: "https://example.org/x"), forKey: "page")
      #expect(reader.value(forKey: "hero") as? String == "panda")
      #expect(reader.integer(forKey: "count") == 3)
      #expect(reader.bool(forKey: "on"))
      #expect(reader.stringArray(forKey: "list") == ["a", "b"])
      #expect(reader.data(forKey: "bytes") == Data([1, 2]))
      #expect(reader.url(forKey: "page") == URL(string: "https://example.org/x"))
      writer.removeObject(forKey: "hero")
      #expect(reader.object(forKey: "hero") == nil)
      // For all defaults of the process, therefore with a key that no other test has.
      reader.register(defaults: ["registered hero": "fox"])
      #expect(reader.string(forKey: "registered hero") == "fox")
      #expect(UserDefaults(suiteName: "group.other")?.object(forKey: "count") == nil)
    }
  }

  @Test func `relative dates are written as text`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now - 3 * 86_400, relativeTo: now) == "3 days ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, 5445.0, "1:30:45"), (.positional, 5, "0:05"), (.abbreviated, 5400, "1h 30m"),
    (.full, 5400, "1 hour, 30 minutes"), (.full, 0, "0 seconds"),
  ])
  func `durations are written in each style`(_ style: DateComponentsFormatter.UnitsStyle, _ seconds: Double, _ words: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == words)
  }

  @Test func `affine transforms compose and undo each other`() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    let point = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 6) < 1e-9)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
  }

  @Test func `a resource's key and values are taken from its literal`() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) of \("ten") at 100%"
    #expect(resource.key == "%lld of %@ at 100%%")
    #expect(String(localized: resource) == "3 of ten at 100%")
    #expect(String(localized: "plain 100%") == "plain 100%")
  }
}
