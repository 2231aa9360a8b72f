import AlmanacFoundationCompat
import AlmanacWireSchema
import Testing

@testable import SwiftUICore
@testable import WidgetKit

private struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set lamp"
  @Parameter(title: "Room") var room: String
  @Parameter(title: "On") var value: Bool
  init() {}
  init(room: String) { self.room = room }
  func perform() async throws -> some IntentResult { .result() }
}

private struct LampRoom: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
  static let description: IntentDescription? = "Which room's lamp"
  @Parameter(title: "Room", default: "Hall") var room: String
}

private struct LampProvider: AppIntentControlValueProvider {
  func previewValue(configuration: LampRoom) -> (room: String, isOn: Bool) { ("Preview", false) }
  func currentValue(configuration: LampRoom) async throws -> (room: String, isOn: Bool) { (configuration.room, true) }
}

private struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Lamp", provider: LampProvider()) { value in
      ControlWidgetToggle(LocalizedStringKey(value.room), isOn: value.isOn, action: SetLamp(room: value.room)) { isOn in
        Label(isOn ? "Shining" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetActionHint(isOn ? "Turn off" : "Turn on")
      }
      .tint(.yellow)
    }
    .displayName("Lamp of a room")
    .promptsForUserConfiguration()
  }
}

private struct Start: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}

private struct StartControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Start") {
      ControlWidgetButton(action: Start()) {
        Label("Start engine", systemImage: "car.fill")
      }
      .disabled(true)
    }
    .displayName("Start")
    .description("Starts the engine.")
  }
}

private struct Both: WidgetBundle {
  init() {}
  var body: some Widget {
    SampleWidget("Plain") { _ in Mark(name: "plain") }
    LampControl()
    if #available(iOS 18, *) { StartControl() }
  }
}

/// Control widgets: their descriptions, drawings and actions.
@Suite
@MainActor
struct ControlWidgetTests {
  private func archive(
    _ kind: String, _ family: WidgetFamilyValue, _ configuration: String = "", isPreview: Bool = false, reportsProcess: Bool = false
  ) async -> TimelineArchive {
    var request = HostRequest()
    let entry = EntryRequest.of(kind) { request in
      request.context.family = family
      request.context.displaySize.width = family == .controlSmall ? 68 : 152
      request.context.displaySize.height = family == .controlLarge ? 152 : 68
      request.context.isPreview = isPreview
      request.configuration = Data(configuration.utf8)
    }
    if isPreview { request.snapshot = entry } else { request.timeline = entry }
    return await ExtensionService(registry: WidgetRegistry(Both().body), reportsProcess: reportsProcess).reply(to: request) { _ in }.archive
  }

  private func list(_ archive: TimelineArchive) throws -> DisplayList {
    let variant = try #require(archive.entries.first?.variants.first)
    return try DisplayList(serializedBytes: archive.displayLists[Int(variant.displayList)])
  }

  @Test func `controls and widgets are listed in the order of the bundle`() {
    let description = WidgetRegistry(Both().body).description
    #expect(description.kinds.map(\.kind) == ["Plain", "Lamp", "Start"])
    let lamp = description.kinds[1]
    #expect(lamp.configuration == .control)
    #expect(lamp.displayName == "Lamp of a room")
    #expect(lamp.description_p == "Which room's lamp")
    #expect(lamp.families.map(\.name) == ["controlSmall", "controlMedium", "controlLarge"])
    #expect(lamp.parameters.map(\.name) == ["room"])
    #expect(description.kinds[2].description_p == "Starts the engine.")
    #expect(description.kinds.map(\.promptsForConfiguration) == [false, true, false] && description.diagnostics.isEmpty)
  }

  @Test func `a small control shows its symbol alone, a larger one its title and value too`() async throws {
    let small = try list(await archive("Lamp", .controlSmall, #"{"room": "Attic"}"#)).root.words
    #expect(small == [])
    for family in [WidgetFamilyValue.controlMedium, .controlLarge] {
      #expect(try list(await archive("Lamp", family, #"{"room": "Attic"}"#)).root.words == ["Attic", "Shining"])
    }
    #expect(try list(await archive("Start", .controlMedium)).root.words == ["Start engine"])
  }

  @Test func `the gallery shows the preview value`() async throws {
    #expect(try list(await archive("Lamp", .controlMedium, isPreview: true)).root.words == ["Preview", "Dark"])
  }

  @Test func `a tap on a toggle requests the opposite value`() async throws {
    let toggle = try #require(try list(await archive("Lamp", .controlSmall)).root.actions.first)
    #expect(toggle.intent.hasTogglesTo && !toggle.intent.togglesTo)
    #expect(try list(await archive("Start", .controlSmall)).root.actions.isEmpty, "it is disabled")
  }

  @Test func `a service that the process asked for is named in an extension's archives, and not in those of a test`() async {
    UnavailableServices.report("test.archive", "there is none")
    let named = await archive("Lamp", .controlSmall, reportsProcess: true).diagnostics
    #expect(named.contains { $0.name == "test.archive" && $0.severity == .note })
    #expect(await !archive("Lamp", .controlSmall).diagnostics.contains { $0.name == "test.archive" })
  }

  @Test func `text that a control centre would show gives notes`() async {
    #expect(await archive("Lamp", .controlMedium).diagnostics.map(\.name) == ["control.actionHint"])
  }

  @Test func `the symbol of a medium control is before its text`() async throws {
    let root = try list(await archive("Start", .controlMedium)).root
    let text = try #require(root.texts.first)
    #expect(text.x == 58, "12 of margin, 36 for the symbol and 10 between")
  }
}

extension DisplayNode {
  /// The words of all texts at and below this node.
  fileprivate var words: [String] {
    // The other face of a toggle is shown after a tap.
    guard toggleFace != .tapped else { return [] }
    return (textWords.map { [$0] } ?? []) + group.children.flatMap(\.words)
  }
  private var textWords: String? {
    guard case .text(let text)? = content else { return nil }
    return text.lines.flatMap(\.runs).map(\.text).joined()
  }
  /// The actions at and below this node.
  fileprivate var actions: [Action] { (hasAction ? [action] : []) + group.children.flatMap(\.actions) }

  /// The origins of all texts, in the coordinates of the root node.
  fileprivate var texts: [CGPoint] { texts(at: .zero) }
  private func texts(at origin: CGPoint) -> [CGPoint] {
    let here = CGPoint(x: origin.x + frame.x, y: origin.y + frame.y)
    return (textWords == nil ? [] : [here]) + group.children.flatMap { $0.texts(at: here) }
  }
}
