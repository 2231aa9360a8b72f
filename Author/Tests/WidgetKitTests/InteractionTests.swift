import AlmanacWireSchema
import Synchronization
import Testing

@testable import WidgetKit

/// Records the actions of intents for the tests.
private final class Deeds: Sendable {
  static let shared = Deeds()
  private let done = Mutex<[String]>([])
  func add(_ deed: String) { done.withLock { $0.append(deed) } }
  func contains(_ deed: String) -> Bool { done.withLock { $0.contains(deed) } }
}

struct CountUp: AppIntent {
  static let title: LocalizedStringResource = "Count up"
  @Parameter(title: "Step", default: 1) var step: Int
  init() {}
  init(step: Int) { self.step = step }
  func perform() async throws -> some IntentResult {
    Deeds.shared.add("step \(step)")
    return .result()
  }
}

struct SwitchLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Switch the lamp"
  @Parameter(title: "Lamp", default: "desk") var lamp: String
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    Deeds.shared.add("\(lamp) \(value)")
    return .result(value: value)
  }
}

struct Fails: AppIntent {
  static let title: LocalizedStringResource = "Fails"
  struct Refused: Error, CustomStringConvertible { var description: String { "refused" } }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    if step > 0 { throw Refused() }
    return .result(value: 1)
  }
  @Parameter(title: "Step", default: 1) var step: Int
}

struct ShowPage: AppIntent {
  static let title: LocalizedStringResource = "Show page"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "https://example.org/page")!))
  }
}

/// An intent whose result may open another one, but opens none.
struct OpensNothing: AppIntent {
  static let title: LocalizedStringResource = "Opens nothing"
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

/// An intent whose result opens an intent of the same type, endlessly.
struct Endless: AppIntent {
  static let title: LocalizedStringResource = "Endless"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Endless()) }
}

struct Deferred: AppIntent {
  static let title: LocalizedStringResource = "Deferred"
  static let supportedModes: IntentModes = .foreground(.deferred)
  func perform() async throws -> some IntentResult { .result() }
}

struct Visit: AppIntent {
  static let title: LocalizedStringResource = "Visit"
  @Parameter(title: "City", default: City(id: "Lima", country: "Peru")) var city: City
  func perform() async throws -> some IntentResult { .result() }
}

/// Intents of buttons and toggles.
@Suite
@MainActor
struct InteractionTests {
  private func actions<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> (HostEnd, [IntentAction]) {
    let (host, list) = try await list(content)
    return (host, list.root.intents)
  }

  private func list<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> (HostEnd, DisplayList) {
    let host = HostEnd(SampleWidget { _ in content() })
    let archive = await host.ask(.timeline("Sample")).archive
    return (host, try DisplayList(serializedBytes: try #require(archive.displayLists.first)))
  }

  private func perform(_ action: IntentAction, over host: HostEnd) async -> ExtensionReply {
    var request = HostRequest()
    request.perform.intent = action
    return await host.ask(request)
  }

  @Test func `a button's intent is performed with its parameters`() async throws {
    let (host, actions) = try await actions { Button(intent: CountUp(step: 42)) { Mark(name: "up") } }
    let action = try #require(actions.first)
    #expect(String(decoding: action.parameters, as: UTF8.self) == #"{"step":42}"#)
    #expect(await perform(action, over: host).performed.succeeded)
    #expect(Deeds.shared.contains("step 42"))
  }

  @Test func `titles of buttons and toggles may be resources, and roles those of iOS 26`() async throws {
    let (title, off): (LocalizedStringResource, LocalizedStringResource) = ("Count", "Lamp")
    let (_, actions) = try await actions {
      HStack {
        Button(title, intent: CountUp(step: 1))
        Button(title, role: .confirm, intent: CountUp(step: 2))
        Button(title, systemImage: "plus", role: .close, intent: CountUp(step: 3))
        Toggle(off, isOn: true, intent: SwitchLamp())
        Button(title, systemImage: "plus") {}
      }
    }
    #expect(actions.map { String(decoding: $0.parameters, as: UTF8.self) }.prefix(3) == [#"{"step":1}"#, #"{"step":2}"#, #"{"step":3}"#])
    #expect(actions.count == 4 && ButtonRole.close != .confirm && ButtonRole.close != .cancel)
  }

  @Test func `a toggle's intent is performed with the opposite value`() async throws {
    let (host, actions) = try await actions { Toggle(isOn: false, intent: SwitchLamp()) { Mark(name: "lamp") } }
    let action = try #require(actions.first)
    #expect(action.hasTogglesTo && action.togglesTo)
    #expect(await perform(action, over: host).performed.succeeded)
    #expect(Deeds.shared.contains("desk true"))
  }

  @Test func `an action says whether it needs an unlocked device, and whether it opens the app`() async throws {
    let (_, actions) = try await actions {
      HStack {
        Button(intent: ShowPage()) { Mark(name: "page") }
        Button(intent: CountUp(step: 1)) { Mark(name: "up") }
        Button(intent: Deferred()) { Mark(name: "later") }
      }
    }
    #expect(actions.map(\.requiresUnlock) == [true, false, false])
    #expect(actions.map(\.opensApp) == [true, false, true])
  }

  @Test func `a URL that an intent opens is part of the reply`() async throws {
    let (host, actions) = try await actions {
      HStack {
        Button(intent: ShowPage()) { Mark(name: "page") }
        Button(intent: OpenURLIntent(URL(string: "https://example.org/direct")!)) { Mark(name: "direct") }
        Button(intent: Endless()) { Mark(name: "endless") }
      }
    }
    let page = await perform(actions[0], over: host).performed
    #expect(page.succeeded && page.opensURL == "https://example.org/page")
    #expect(await perform(actions[1], over: host).performed.opensURL == "https://example.org/direct")
    let endless = await perform(actions[2], over: host).performed
    #expect(!endless.succeeded && endless.opensURL.isEmpty)
    #expect(endless.message == "the intent opens more than 8 others, one after the other")
  }

  @Test func `an action whose entity vanished is not performed with another one`() async throws {
    let (host, actions) = try await actions { Button(intent: Visit()) { Mark(name: "visit") } }
    var action = try #require(actions.first)
    action.parameters = Data(#"{"city":"Atlantis"}"#.utf8)
    #expect(await perform(action, over: host).failure.name == "configuration.vanished")
  }

  @Test func `a toggle with an intent archives both faces, and one with a binding only its own`() async throws {
    let (_, archived) = try await list { Toggle(isOn: false, intent: SwitchLamp()) { Mark(name: "lamp") }.toggleStyle(Named()) }
    #expect(faces(archived.root) == ["current off", "tapped on"])
    let (_, bound) = try await list { Toggle(isOn: .constant(true)) { Mark(name: "lamp") }.toggleStyle(Named()) }
    #expect(faces(bound.root) == ["both on"])
  }

  /// Draws a text that shows whether the toggle is on.
  private struct Named: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: configuration.isOn ? "on" : "off") }
  }

  /// Returns the texts with the face that they are part of.
  private func faces(_ node: DisplayNode, in face: ToggleFaceValue = .both) -> [String] {
    let face = node.toggleFace == .both ? face : node.toggleFace
    switch node.content {
    case .text(let text): return ["\(face) \(text.lines.flatMap(\.runs).map(\.text).joined())"]
    case .group(let group): return group.children.flatMap { faces($0, in: face) }
    default: return []
    }
  }

  @Test func `private intents, and those inside other types and functions, are found by the process that performs them`() async throws {
    func nested() -> any AppIntent {
      struct InFunction: AppIntent {
        static let title: LocalizedStringResource = "In a function"
        func perform() async throws -> some IntentResult { .result() }
      }
      return InFunction()
    }
    let types: [any AppIntent.Type] = [HiddenIntent.self, HiddenScope.Intent.self, type(of: nested()), Fails.self]
    let names = try types.map { try #require(IntentTypes.name(of: $0)) }
    #expect(Set(names).count == types.count)
    // The name contains no address, so that another process finds the type.
    #expect(names.prefix(3).allSatisfy { $0.hasPrefix("record:0:WidgetKitTests.") }, "\(names)")
    for (name, type) in zip(names, types) { #expect(IntentTypes.type(named: name) == type, "\(name)") }
    #expect(["record:0:Swift.Int", "record:", "record:9:\(HiddenIntent.self)"].allSatisfy { IntentTypes.type(named: $0) == nil })
    let (host, actions) = try await actions { Button(intent: HiddenIntent(count: 7)) { Mark(name: "hidden") } }
    let action = try #require(actions.first)
    #expect(action.type == names[0])
    let performed = await perform(action, over: host).performed
    #expect(!performed.succeeded && performed.message == "counted 7")
  }

  @Test func `an error that an intent throws is reported; an unknown intent is a named failure`() async throws {
    let (host, actions) = try await actions { Button(intent: Fails()) { Mark(name: "fails") } }
    var action = try #require(actions.first)
    let performed = await perform(action, over: host).performed
    #expect(!performed.succeeded)
    #expect(performed.message == "refused")
    action.parameters = Data("7".utf8)
    #expect(await perform(action, over: host).failure.name == "configuration.malformed")
    action.type = "Swift.Int"
    #expect(await perform(action, over: host).failure.name == "intent.unknown")
  }
}

extension DisplayNode {
  fileprivate var intents: [IntentAction] {
    var found = group.children.flatMap(\.intents)
    if case .intent(let intent)? = action.action { found.insert(intent, at: 0) }
    return found
  }
}

private struct HiddenIntent: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  @Parameter(title: "Count") var count: Int
  init() {}
  init(count: Int) { self.count = count }
  func perform() async throws -> some IntentResult {
    if count > 0 { throw Counted(errorDescription: "counted \(count)") }
    return .result()
  }
}

private struct Counted: LocalizedError { let errorDescription: String? }

private enum HiddenScope {
  struct Intent: AppIntent {
    static let title: LocalizedStringResource = "Hidden too"
    func perform() async throws -> some IntentResult { .result() }
  }
}
