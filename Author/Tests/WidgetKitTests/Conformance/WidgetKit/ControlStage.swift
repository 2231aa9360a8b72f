import AlmanacWireSchema

@testable import SwiftUICore
@testable import WidgetKit

/// What a control answers to a host, and what it draws.
@MainActor
enum ControlStage {
  static func kind<Configuration: ControlWidgetConfiguration>(_ make: @escaping @MainActor () -> Configuration) throws -> KindDescription {
    try Staged.kind(StagedControls { StagedControl(make) }.body)
  }

  static func archive<Configuration: ControlWidgetConfiguration>(
    _ family: WidgetFamilyValue = .controlMedium, preview: Bool = false, configuration: String = "",
    _ make: @escaping @MainActor () -> Configuration
  ) async throws -> TimelineArchive {
    let name = try kind(make).kind
    return try await Staged.archive(of: StagedControls { StagedControl(make) }.body, kind: name, preview ? .snapshot : .timeline) { request in
      request.context.family = family
      request.context.isPreview = preview
      request.configuration = Data(configuration.utf8)
    }
  }

  static func list<Configuration: ControlWidgetConfiguration>(
    _ family: WidgetFamilyValue = .controlMedium, redaction: RedactionValue = .none, _ make: @escaping @MainActor () -> Configuration
  ) async throws -> DisplayList {
    try await archive(family, make).displayList(
      entry: 0,
      for: .with {
        $0.colorScheme = .light
        $0.redaction = redaction
      })
  }

  static func words<Configuration: ControlWidgetConfiguration>(
    _ family: WidgetFamilyValue = .controlMedium, preview: Bool = false, configuration: String = "",
    _ make: @escaping @MainActor () -> Configuration
  ) async throws -> [String] {
    Staged.words(try await archive(family, preview: preview, configuration: configuration, make).displayList(entry: 0, for: VariantKey()).root)
  }
}

/// A bundle with one control.
struct StagedControls<Control: ControlWidget>: WidgetBundle {
  private let make: @MainActor () -> Control

  init() { fatalError("the tests use the other initializer") }
  init(_ make: @escaping @MainActor () -> Control) { self.make = make }

  var body: some Widget { make() }
}

/// A control button.
struct StagedRing: ControlWidget {
  struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult { .result() }
  }
  var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "Ring") { ControlWidgetButton("Ring", action: Ring()) } }
}

/// A control with a configuration that is given as a closure.
struct StagedControl<Configuration: ControlWidgetConfiguration>: ControlWidget {
  private let make: @MainActor () -> Configuration

  init() { fatalError("the tests use the other initializer") }
  init(_ make: @escaping @MainActor () -> Configuration) { self.make = make }

  var body: some ControlWidgetConfiguration { make() }
}

/// A value that is the same for the gallery and for the control, or another one.
struct LampValue: ControlValueProvider {
  let preview: Bool
  let current: Bool
  var previewValue: Bool { preview }
  func currentValue() async throws -> Bool { current }
}
