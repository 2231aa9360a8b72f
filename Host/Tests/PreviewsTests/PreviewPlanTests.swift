import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Previews
import Testing

/// Which pictures a preview has.
@Suite struct PreviewPlanTests {
  private let choice = PreviewChoice(instant: Date(timeIntervalSince1970: 1_800_000_000))

  private static func kind(_ name: String, _ families: WidgetFamilyValue...) -> KindDescription {
    .with {
      $0.kind = name
      $0.displayName = "The \(name)"
      $0.families = families
      $0.backgroundRemovable = true
    }
  }

  private static func preview(_ id: String, family: WidgetFamilyValue = .unspecified, view: Bool = false) -> PreviewDescription {
    .with {
      $0.id = id
      $0.source = "Hello/Hello.swift"
      $0.line = 12
      $0.kind = view ? "View" : "Hello"
      $0.family = family
      $0.isView = view
    }
  }

  @Test func `previews come first, then each kind's families`() throws {
    let plan = try PreviewPlan(
      kinds: [Self.kind("Hello", .systemMedium, .systemSmall)], previews: [Self.preview("a#1", family: .systemLarge)], choice: choice)
    #expect(plan.subjects.map(\.id) == ["preview:a#1", "kind:Hello/systemSmall", "kind:Hello/systemMedium"])
    #expect(plan.subjects[0].detail == "Hello.swift:12 · systemLarge")
    #expect(plan.pictures.count == 6)
    #expect(plan.pictures.prefix(2).map(\.scheme) == ["light", "dark"])
  }

  @Test func `each combination of the choice is a picture`() throws {
    var choice = choice
    choice.modes = ["fullColor", "accented"]
    choice.textSizes = ["large", "accessibility3"]
    choice.locales = ["en_US", "ar", "de_DE"]
    let plan = try PreviewPlan(kinds: [Self.kind("Hello", .systemSmall)], previews: [], choice: choice)
    #expect(plan.pictures.count == 2 * 2 * 2 * 3)
    #expect(Set(plan.pictures.map(\.id)).count == plan.pictures.count)
  }

  @Test func `a live activity, a control and a view alone are never recoloured`() throws {
    var choice = choice
    choice.modes = ["accented", "vibrant"]
    let plan = try PreviewPlan(
      kinds: [Self.kind("Ride", .activityLockScreen), Self.kind("Torch", .controlSmall)], previews: [Self.preview("v#1", view: true)], choice: choice)
    #expect(Set(plan.pictures.map(\.mode)) == ["fullColor"])
  }

  @Test func `a family that the chosen device lacks is drawn on one that has it, in dark on a watch`() throws {
    let plan = try PreviewPlan(kinds: [Self.kind("Hello", .accessoryCorner)], previews: [], choice: choice)
    #expect(Profiles.device(named: plan.subjects[0].device)?.platform == .watchos)
    #expect(plan.pictures.map(\.scheme) == ["dark"])
  }

  @Test func `an accessory is drawn as its places draw it, and an app for watches on a watch`() throws {
    let kind = Self.kind("Hello", .accessoryCircular, .systemSmall)
    let phone = try PreviewPlan(kinds: [kind], previews: [], choice: choice)
    #expect(Profiles.device(named: phone.subjects.last?.device ?? "")?.kind == .phone)
    #expect(
      Dictionary(grouping: phone.pictures, by: \.subject).mapValues { Set($0.map(\.mode)) } == [
        "kind:Hello/accessoryCircular": ["vibrant"], "kind:Hello/systemSmall": ["fullColor"],
      ])
    let watch = try PreviewPlan(
      kinds: [Self.kind("Hello", .accessoryCircular)], previews: [], choice: choice, platforms: SupportedPlatforms(["WatchOS"]))
    #expect(Profiles.device(named: watch.subjects[0].device)?.kind == .watch)
    #expect(watch.pictures.map { [$0.mode, $0.scheme] } == [["fullColor", "dark"]])
  }

  @Test func `too many pictures are refused before any is drawn`() {
    var choice = choice
    choice.textSizes = PreviewChoice.textSizes
    choice.locales = ["en", "de", "fr", "it", "es", "ja"]
    #expect(throws: PreviewError.tooManyPictures(864, limit: 600)) {
      try PreviewPlan(
        kinds: [Self.kind("Hello", .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular)],
        previews: [], choice: choice)
    }
  }

  @Test func `an app without widgets and previews is refused by name`() {
    #expect { try PreviewPlan(kinds: [], previews: [], choice: choice) } throws: { ($0 as? PreviewError)?.name == "previews.none" }
  }

  @Test func `a choice is checked: unknown values are refused, values keep the order of the lists`() throws {
    var choice = choice
    choice.schemes = ["dark", "light", "dark"]
    #expect(try choice.checked().schemes == ["light", "dark"])
    for change in [
      { (choice: inout PreviewChoice) in choice.modes = ["sepia"] }, { $0.schemes = [] }, { $0.locales = ["../x"] }, { $0.device = "toaster" },
      { $0.instant = .infinity }, { $0.locales = (0..<13).map { "en_\($0)" } }, { $0.entries = ["x": -1] },
    ] as [(inout PreviewChoice) -> Void] {
      var wrong = choice
      change(&wrong)
      #expect { try wrong.checked() } throws: { ($0 as? PreviewError)?.name == "choice.malformed" }
    }
  }
}
