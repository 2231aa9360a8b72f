import AlmanacWireSchema
import Statements

@testable import WidgetKit

extension Statement {
  static let widgetCenters: [Statement] = [
    Statement(
      "reloadTimelines(ofKind:) asks to reload the widgets of that kind", .apple("widgetkit/widgetcenter/reloadtimelines(ofkind:)"), is: "Old"
    ) {
      try await call { $0.reloadTimelines(ofKind: "Old") }.reload.kind
    },
    Statement(
      "A kind is asked for as it is written, with dots and spaces", .apple("widgetkit/widgetcenter/reloadtimelines(ofkind:)"),
      is: "com.mygame.character detail"
    ) { try await call { $0.reloadTimelines(ofKind: "com.mygame.character detail") }.reload.kind },
    Statement("reloadAllTimelines() asks to reload all of the app's widgets", .apple("widgetkit/widgetcenter/reloadalltimelines()"), is: "") {
      try await call { $0.reloadAllTimelines() }.reload.kind
    },
    Statement("Each request for a reload is one request", .apple("widgetkit/widgetcenter/reloadtimelines(ofkind:)"), is: ["A", "B"]) {
      let host = HostEnd(CountWidget())
      let center = WidgetCenter(link: host.link)
      center.reloadTimelines(ofKind: "A")
      center.reloadTimelines(ofKind: "B")
      var kinds: [String] = []
      for kind in ["A", "B"] {
        let matches: @Sendable (ExtensionCall) -> Bool = { $0.reload.kind == kind }
        kinds.append(await host.call(where: matches).reload.kind)
      }
      return kinds
    },
    Statement(
      "invalidateConfigurationRecommendations() lets the recommendations be asked for again",
      .apple("widgetkit/widgetcenter/invalidateconfigurationrecommendations()"), is: true
    ) { if case .invalidateRecommendations? = try await call({ $0.invalidateConfigurationRecommendations() }).call { true } else { false } },
    Statement(
      "invalidateRelevance(ofKind:) lets the relevance of that kind be asked for again",
      .apple("widgetkit/widgetcenter/invalidaterelevance(ofkind:)"),
      is: "Old"
    ) { try await call { $0.invalidateRelevance(ofKind: "Old") }.invalidateRelevance.kind },
    Statement("Configured widgets are listed with kind and family", .apple("widgetkit/widgetinfo"), is: ["Configured systemMedium"]) {
      try await infos { $0.map { "\($0.kind) \($0.family)" } }
    },
    Statement("A configured widget has the intent with the person's values", .apple("widgetkit/widgetinfo/widgetconfigurationintent(of:)"), is: [7]) {
      try await infos { $0.map { $0.widgetConfigurationIntent(of: CountIntent.self)?.count ?? -1 } }
    },
    Statement(
      "A configured widget has no intent of another type", .apple("widgetkit/widgetinfo/widgetconfigurationintent(of:)"), is: [true]
    ) { try await infos { $0.map { $0.widgetConfigurationIntent(of: OtherIntent.self) == nil } } },
    Statement("A widget with an app intent has no SiriKit intent", .apple("widgetkit/widgetinfo/configuration"), is: [true]) {
      try await infos { $0.map { $0.configuration == nil } }
    },
    Statement(
      "The completion handler gets the same widgets as the asynchronous function", .apple("widgetkit/widgetcenter/getcurrentconfigurations(_:)"),
      is: ["Configured"]
    ) {
      let host = HostEnd(NamedCountWidget())
      return await withCheckedContinuation { continuation in
        WidgetCenter(link: host.link).getCurrentConfigurations { result in
          continuation.resume(returning: (try? result.get())?.map(\.kind) ?? [])
        }
      }
    },
  ]

  static let widgetPushes: [Statement] = [
    Statement("A kind with a push handler takes pushes, one without does not", .apple("widgetkit/widgetpushhandler"), is: [true, false]) {
      let with = StagedWidget { configuration.pushHandler(TokenHandler.self) }
      return [try Staged.kind(with).takesPushes, try Staged.kind(StagedWidget { configuration }).takesPushes]
    },
    Statement(
      "A handler is made and told the token and the widgets", .apple("widgetkit/widgetpushhandler/pushtokendidchange(_:widgets:)"),
      is: ["0102 Sample"]
    ) {
      var request = HostRequest()
      request.pushTokens.tokens.widgets = Data([1, 2])
      request.pushTokens.widgets = [
        WidgetInfoValue.with {
          $0.kind = "Sample"
          $0.family = .systemSmall
        }
      ]
      let before = TokenHandler.heard.all.count
      _ = await Staged.reply(of: StagedWidget { configuration.pushHandler(TokenHandler.self) }, to: request)
      return Array(TokenHandler.heard.all[before...])
    },
    Statement(
      "A control's handler is told all controls that take pushes, with their tokens",
      .apple("widgetkit/controlpushhandler/pushtokensdidchange(controls:)"), is: ["Door 03, Lamp 03"]
    ) {
      var request = HostRequest()
      request.pushTokens.tokens.controls = Data([3])
      request.pushTokens.widgets = ["Door", "Lamp"].map { kind in
        WidgetInfoValue.with {
          $0.kind = kind
          $0.family = .controlSmall
        }
      }
      let before = ControlTokenHandler.heard.all.count
      _ = await Staged.reply(of: StagedControls { PushedControl() }.body, to: request)
      return Array(ControlTokenHandler.heard.all[before...])
    },
  ]
}

/// The call of an extension's centre that reaches the host.
@MainActor
private func call(_ ask: (WidgetCenter) -> Void) async throws -> ExtensionCall {
  let host = HostEnd(CountWidget())
  ask(WidgetCenter(link: host.link))
  let matches: @Sendable (ExtensionCall) -> Bool = { if case .log? = $0.call { false } else { true } }
  return await host.call(where: matches)
}

/// What an extension's centre tells of the configured widgets; the host has one, with a count of 7.
@MainActor
private func infos<Value>(_ read: ([WidgetInfo]) -> Value) async throws -> Value {
  let host = HostEnd(NamedCountWidget())
  return read(try await WidgetCenter(link: host.link).currentConfigurations())
}

private struct NamedCountWidget: Widget {
  var body: some WidgetConfiguration { AppIntentConfiguration(kind: "Configured", provider: CountProvider()) { Mark(name: $0.name) } }
}

private struct OtherIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
  @Parameter(title: "Count", default: 3) var count: Int
}

@MainActor private var configuration: some WidgetConfiguration {
  StaticConfiguration(kind: "Sample", provider: SampleProvider()) { Mark(name: $0.name) }
}

private struct TokenHandler: WidgetPushHandler {
  static let heard = Noted<String>()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    Self.heard.note("\(hexadecimal(pushInfo.token)) \(widgets.map(\.kind).joined(separator: " "))")
  }
}

private struct ControlTokenHandler: ControlPushHandler {
  static let heard = Noted<String>()
  func pushTokensDidChange(controls: [ControlInfo]) {
    Self.heard.note(controls.map { "\($0.kind) \(hexadecimal($0.pushInfo?.token ?? Data()))" }.joined(separator: ", "))
  }
}

private func hexadecimal(_ data: Data) -> String { data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

private struct PushedControl: ControlWidget {
  struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult { .result() }
  }
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Door") { ControlWidgetButton("Ring", action: Ring()) }.pushHandler(ControlTokenHandler.self)
  }
}
