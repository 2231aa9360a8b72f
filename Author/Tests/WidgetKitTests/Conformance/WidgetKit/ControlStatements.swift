import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let controlConfigurations: [Statement] = [
    Statement(
      "Name and description in the gallery are those of the modifiers", .apple("swiftui/controlwidgetconfiguration/displayname(_:)"),
      is: ["Garage", "Opens the door"]
    ) {
      let kind = try ControlStage.kind { lamp.displayName("Garage").description("Opens the door") }
      return [kind.displayName, kind.description_p]
    },
    Statement("A control's kind is the string that the author chose", .apple("widgetkit/staticcontrolconfiguration"), is: "com.example.lamp") {
      try ControlStage.kind { lamp }.kind
    },
    Statement(
      "A control may be shown in several sizes, as people resize controls", .apple("widgetkit/adding-refinements-and-configuration-to-controls"),
      is: true
    ) {
      try ControlStage.kind { lamp }.families.count > 1
    },
    Statement("A static control has nothing to edit", .apple("widgetkit/staticcontrolconfiguration"), is: []) {
      try ControlStage.kind { lamp }.parameters.map(\.name)
    },
    Statement("A control with an intent is edited by its parameters", .apple("widgetkit/appintentcontrolconfiguration"), is: ["room"]) {
      try ControlStage.kind { room }.parameters.map(\.name)
    },
    Statement(
      "The configuration opens when the control is added only if it asks for that",
      .apple("swiftui/controlwidgetconfiguration/promptsforuserconfiguration()"), is: [false, true]
    ) {
      [try ControlStage.kind { room }.promptsForConfiguration, try ControlStage.kind { room.promptsForUserConfiguration() }.promptsForConfiguration]
    },
    Statement("The gallery shows the preview's value", .apple("widgetkit/controlvalueprovider/previewvalue"), is: ["Lamp", "Off"]) {
      try await ControlStage.words(preview: true) { lamp }
    },
    Statement("A control that has been added shows the current value", .apple("widgetkit/controlvalueprovider/currentvalue()"), is: ["Lamp", "On"]) {
      try await ControlStage.words { lamp }
    },
    Statement(
      "The gallery shows a toggle in its inactive state, whatever the preview's value is",
      .apple("widgetkit/creating-controls-to-perform-actions-across-the-system"), is: ["Lamp", "Off"]
    ) {
      try await ControlStage.words(preview: true) {
        StaticControlConfiguration(kind: "Lit", provider: LampValue(preview: true, current: true)) {
          ControlWidgetToggle("Lamp", isOn: $0, action: LampIntent())
        }
      }
    },
    Statement(
      "A control's value is made for the person's configuration", .apple("widgetkit/appintentcontrolvalueprovider/currentvalue(configuration:)"),
      is: ["Attic", "On"]
    ) {
      try await ControlStage.words(configuration: #"{"room":"Attic"}"#) { room }
    },
    Statement(
      "The preview's value is made for the configuration's default values",
      .apple("widgetkit/appintentcontrolvalueprovider/previewvalue(configuration:)"),
      is: ["Hall preview", "Off"]
    ) { try await ControlStage.words(preview: true) { room } },
    Statement(
      "A control may be made of its configuration alone", .apple("widgetkit/appintentcontrolconfiguration/init(kind:intent:content:)"), is: ["Attic"]
    ) {
      try await ControlStage.words(configuration: #"{"room":"Attic"}"#) {
        AppIntentControlConfiguration(kind: "Room", intent: RoomIntent.self) {
          ControlWidgetButton(LocalizedStringKey($0.room), action: SecretIntent())
        }
      }
    },
  ]

  static let controlCenters: [Statement] = [
    Statement("A control that has been added is known by its kind", .apple("widgetkit/controlinfo/kind"), is: "Room") { info.kind },
    Statement("Its intent has the person's values", .apple("widgetkit/controlinfo/configurationintent(of:)"), is: "Attic") {
      info.configurationIntent(of: RoomIntent.self)?.room ?? "-"
    },
    Statement("It has no intent of another type", .apple("widgetkit/controlinfo/configurationintent(of:)"), is: true) {
      info.configurationIntent(of: OtherRoomIntent.self) == nil
    },
    Statement("Without a push handler it has no push information", .apple("widgetkit/controlinfo/pushinfo"), is: true) { info.pushInfo == nil },
  ]
}

@MainActor private var lamp: some ControlWidgetConfiguration {
  StaticControlConfiguration(kind: "com.example.lamp", provider: LampValue(preview: false, current: true)) {
    ControlWidgetToggle("Lamp", isOn: $0, action: LampIntent())
  }
}

@MainActor private var room: some ControlWidgetConfiguration {
  AppIntentControlConfiguration(kind: "Room", provider: RoomValue()) { value in
    ControlWidgetToggle(LocalizedStringKey(value.name), isOn: value.isOn, action: LampIntent())
  }
}

private struct RoomIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room", default: "Hall") var room: String
}

private struct OtherRoomIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
  @Parameter(title: "Room", default: "Hall") var room: String
}

private struct RoomValue: AppIntentControlValueProvider {
  func previewValue(configuration: RoomIntent) -> (name: String, isOn: Bool) { ("\(configuration.room) preview", false) }
  func currentValue(configuration: RoomIntent) async throws -> (name: String, isOn: Bool) { (configuration.room, true) }
}

/// A control that has been added, with the room "Attic".
@MainActor private var info: ControlInfo {
  let intent = RoomIntent()
  intent.room = "Attic"
  return ControlInfo(.with { $0.kind = "Room" }, intent: UncheckedSendable(intent).value, token: Data())
}
