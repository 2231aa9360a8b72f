import AlmanacWireSchema
import Foundation
import SwiftUICore

@testable import AppIntents
@testable import WidgetKit

/// What a host learns of a widget that an intent configures.
struct IntentFixture<Intent: WidgetConfigurationIntent>: Sendable {
  init(_ intent: Intent.Type) {}

  func ask(_ change: @Sendable (inout HostRequest) -> Void) async -> ExtensionReply {
    var request = HostRequest()
    change(&request)
    return await ExtensionService(registry: WidgetRegistry(ConfiguredWidget<Intent>())).reply(to: request) { _ in }
  }

  var kind: KindDescription { get async { await ask { $0.describe = DescribeRequest() }.description_p.kinds.first ?? KindDescription() } }

  func parameter(_ name: String) async -> ParameterDescription { await kind.parameters.first { $0.name == name } ?? ParameterDescription() }

  /// The options of a parameter, for a search and for the choices made so far.
  func options(_ parameter: String, search: String = "", choices: String = "") async -> Options {
    await ask {
      $0.options.kind = "Configured by an intent"
      $0.options.parameter = parameter
      $0.options.search = search
      $0.options.configuration = Data(choices.utf8)
    }.options
  }

  /// The value of a parameter and its presentation in the form.
  func resolved(_ name: String, in configuration: String = "") async -> ResolvedParameter {
    await ask {
      $0.resolve.kind = "Configured by an intent"
      $0.resolve.configuration = Data(configuration.utf8)
    }.resolved.parameters.first { $0.name == name } ?? ResolvedParameter()
  }

  /// The intent that a provider gets.
  func configured(_ configuration: String = "", family: WidgetFamilyValue = .systemSmall) async throws -> Intent {
    let intent = Intent()
    _ = try await IntentParameters.configure(intent, with: Data(configuration.utf8), family: family)
    return intent
  }

  /// The parameters that the form shows, in order, for these choices.
  func form(_ choices: String = "{}", family: WidgetFamilyValue = .systemSmall) async throws -> [String] {
    let rows = try await rows(choices, family)
    var shown: [String] = []
    for name in rows.sentence.map(\.parameter) + rows.parameters where !name.isEmpty && !shown.contains(name) { shown.append(name) }
    return shown
  }

  /// The sentence of the form, with the names of parameters in brackets.
  func sentence(_ choices: String = "{}", family: WidgetFamilyValue = .systemSmall) async throws -> String {
    try await rows(choices, family).sentence.map { $0.parameter.isEmpty ? $0.text : "[\($0.parameter)]" }.joined()
  }

  private func rows(_ choices: String, _ family: WidgetFamilyValue) async throws -> FormRows {
    let kind = await kind
    guard kind.hasForm else { return .with { $0.parameters = kind.parameters.map(\.name) } }
    let chosen = try JSONFragment(data: Data(choices.utf8))
    let defaults = Dictionary(kind.parameters.map { ($0.name, try? JSONFragment(data: $0.defaultValue)) }, uniquingKeysWith: { first, _ in first })
    return FormChoices(family: family) { chosen[$0] ?? defaults[$0].flatMap(\.self) ?? .null }.rows(of: kind.form)
  }
}

/// Finds the branch of a form's layout that applies.
private struct FormChoices {
  let family: WidgetFamilyValue
  let value: (String) -> JSONFragment

  func rows(of layout: FormLayout) -> FormRows {
    switch layout.layout {
    case .rows(let rows): return rows
    case .choice(let choice):
      let value = choice.parameter.isEmpty ? JSONFragment.string(family.name) : value(choice.parameter)
      let found = choice.cases.first { applies($0, to: value) }
      return rows(of: found?.layout ?? choice.otherwise)
    case nil: return FormRows()
    }
  }

  private func applies(_ candidate: FormCase, to value: JSONFragment) -> Bool {
    let others = candidate.values.compactMap { try? JSONFragment(data: $0) }
    func compared(_ holds: (Double, Double) -> Bool) -> Bool {
      guard let number = value.number, let other = others.first?.number else { return false }
      return holds(number, other)
    }
    switch candidate.comparison {
    case .oneOf: return others.contains(value)
    case .noneOf: return !others.contains(value)
    case .hasValue: return value != .null
    case .hasNoValue: return value == .null
    case .less: return compared(<)
    case .lessOrEqual: return compared(<=)
    case .greater: return compared(>)
    case .greaterOrEqual: return compared(>=)
    case .unspecified, .UNRECOGNIZED: return false
    }
  }
}

private struct ConfiguredWidget<Intent: WidgetConfigurationIntent>: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Configured by an intent", provider: QuietProvider<Intent>()) { Mark(name: $0.name) }
  }
}

/// A provider of one entry.
struct QuietProvider<Intent: WidgetConfigurationIntent>: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func snapshot(for configuration: Intent, in context: Context) async -> SampleEntry { SampleEntry(date: .now) }
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [SampleEntry(date: .now)], policy: .never)
  }
}

/// What a tap on a button or toggle does.
@MainActor
enum Tap {
  /// The actions of a view's buttons and toggles.
  static func actions<Content: View>(_ content: Content) -> [IntentAction] {
    var environment = EnvironmentValues()
    environment.core.family = .systemMedium
    environment.core.displaySize = CGSize(width: 300, height: 150)
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    func intents(_ node: DisplayNode) -> [IntentAction] {
      let found = node.group.children.flatMap(intents)
      guard case .intent(let intent)? = node.action.action else { return found }
      return [intent] + found
    }
    return intents(ViewRenderer.displayList(of: content, environment: environment, session: session).root)
  }

  /// Performs the first action of a view.
  static func perform<Content: View>(_ content: Content) async throws -> Performed {
    guard let action = actions(content).first else { return Performed() }
    return try await IntentPerformer.perform(action)
  }
}
