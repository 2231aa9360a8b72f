import AlmanacProfiles
import AlmanacWireSchema

/// The widgets of an extension, in bundle order (Specification A1).
@MainActor
final class WidgetRegistry {
  let widgets: [WidgetDescription]
  private let diagnostics: [Diagnostic]

  init(_ widget: some Widget) {
    var descriptions = _WidgetDescriptions()
    widget._describe(into: &descriptions)

    var kept: [WidgetDescription] = []
    var diagnostics: [Diagnostic] = []
    for description in descriptions.widgets {
      if kept.contains(where: { $0.kind == description.kind }) {
        diagnostics.append(
          Diagnostic(
            .error, "kind.twice",
            "two widgets of the bundle have the kind “\(description.kind)” and only the first is offered; give each widget its own kind",
            place: description.kind))
        continue
      }
      if description.kind.isEmpty {
        diagnostics.append(Diagnostic(.warning, "kind.empty", "a widget has an empty kind; give it a name, which reload requests need"))
      }
      diagnostics += description.ineffective.map {
        Diagnostic(.note, "modifier.ineffective", "\($0) has no effect on this host", place: description.kind)
      }
      kept.append(description)
    }
    if kept.isEmpty { diagnostics.append(Diagnostic(.error, "bundle.empty", "the bundle has no widget")) }
    widgets = kept
    self.diagnostics = diagnostics
  }

  var description: ExtensionDescription {
    var description = ExtensionDescription()
    description.kinds = widgets.map(\.offered)
    description.diagnostics = diagnostics
    description.appName = DeviceStrings.appName ?? ""
    return description
  }

  /// The push handlers, each type once.
  var pushHandlers: [@Sendable (PushTokens, [WidgetInfoValue]) -> Void] {
    var seen: Set<String> = []
    return widgets.compactMap(\.pushHandler).filter { seen.insert($0.name).inserted }.map(\.tell)
  }

  /// Returns the widget of a kind.
  /// - Throws: ``ExtensionRequestError/unknownKind(_:known:)``.
  func widget(kind: String) throws -> WidgetDescription {
    guard let widget = widgets.first(where: { $0.kind == kind }) else { throw ExtensionRequestError.unknownKind(kind, known: widgets.map(\.kind)) }
    return widget
  }
}

extension WidgetDescription {
  /// The families in which the widget can be added. A widget that declares none supports those that the app's systems have (Specification A6).
  var offeredFamilies: [WidgetFamilyValue] { offeredFamilies(on: BundleInfo.platforms) }

  func offeredFamilies(on platforms: SupportedPlatforms) -> [WidgetFamilyValue] {
    guard let families else {
      let known = platforms.families.map(Set.init)
      return WidgetFamily.all.map(\.value).filter { known?.contains($0.name) ?? true }
    }
    var seen: Set<WidgetFamilyValue> = []
    return families.filter { seen.insert($0).inserted }
  }

  @MainActor
  var offered: KindDescription {
    var offered = KindDescription()
    offered.kind = kind
    offered.displayName = displayName?.plainString(locale: ProcessLocale.current) ?? source.defaultTitle ?? kind
    offered.description_p = summary?.plainString(locale: ProcessLocale.current) ?? source.defaultSummary ?? ""
    offered.families = offeredFamilies
    offered.configuration = configuration
    offered.parameters = source.parameters
    offered.contentMarginsDisabled = contentMarginsDisabled
    offered.backgroundRemovable = backgroundRemovable
    offered.intentType = intentType
    offered.disfavoredLocations = disfavoredLocations
    if let form = source.form { offered.form = form }
    offered.promptsForConfiguration = promptsForConfiguration
    offered.migratedIntentType = source.migratedIntentType
    offered.hasRelevance_p = source.hasRelevance
    offered.onlyWhileRelevant = onlyWhileRelevant
    if onlyWhileRelevant { offered.associatedKind = associatedKind ?? "" }
    offered.takesPushes = pushHandler != nil
    return offered
  }
}

extension Diagnostic {
  init(_ severity: DiagnosticSeverity, _ name: String, _ message: String, place: String = "") {
    self.init()
    self.severity = severity
    self.name = name
    self.message = message
    self.place = place
  }
}
