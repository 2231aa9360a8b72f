import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Crypto
import Foundation
import Store

/// What a person configured of a widget.
public struct InstanceConfiguration: Sendable, Hashable {
  /// The widget's id.
  public let instance: String
  /// A JSON object with the values that count; empty: there are none.
  public let configuration: Data
  /// Values that are kept and do not count.
  public let dropped: [ParameterRecord]
  /// Values that were changed to the nearest one that the app allows, with what was chosen.
  public let changed: [ParameterRecord]
  /// A hash of all this. A change that names it is refused if something else was configured meanwhile.
  public let revision: String
  /// Whether the last change can be undone.
  public let canUndo: Bool
}

/// How a configuration is changed.
public enum ConfigurationChange: Sendable, Hashable {
  /// A JSON object with all values; parameters without a key have their defaults.
  case whole(Data)
  /// A JSON object with some values, and the names of parameters that get their defaults.
  case keys(Data, reset: Set<String> = [])
}

/// The subject of a form, a list of options or a recommendation: a widget, or a kind that is not added yet.
public enum ConfigurationSubject: Sendable, Hashable {
  /// The widget with this id.
  case instance(String)
  /// A kind of an app.
  case kind(String, app: String)
}

// Configuration of widgets by people (Specification A12, B4).
extension DeviceHost {
  /// Returns what is configured of a widget.
  ///
  /// - Throws: `LockError/locked` for a widget of a protected app while the device is locked.
  public func configuration(of instance: String) throws -> InstanceConfiguration {
    let record = try record(instance)
    try checkUnlocked(record.app)
    return configuration(record)
  }

  /// Changes a widget's configuration. A new timeline is requested at once, free of budget (Specification B4). A refused change leaves everything as
  /// it was.
  ///
  /// - Parameter revisions: those of the configuration which the change may have been made of; nil: whatever it is now.
  /// - Throws: ``ConfigurationFault``; ``HostError/configurationChanged(_:)``.
  @discardableResult
  public func configure(_ instance: String, _ change: ConfigurationChange, revisions: Set<String>? = nil) throws -> InstanceConfiguration {
    try checkWritable()
    let record = try record(instance)
    try checkUnlocked(record.app)
    try check(revisions, of: record)
    let check = try check(of: record)
    let parameters: [ParameterRecord]
    switch change {
    case .whole(let configuration):
      let given = try check.values(configuration)
      let names = Set(given.map(\.name))
      // Forms do not show values that do not count, so the person cannot have meant to remove them.
      let kept = record.parameters.filter { $0.dropped != nil && !names.contains($0.name) }
      parameters = (given + kept).sorted { $0.name < $1.name }
    case .keys(let configuration, let reset): parameters = try check.merged(record.parameters, with: configuration, reset: reset)
    }
    return try apply(parameters, to: record)
  }

  /// Changes a widget's configuration as a whole.
  public func configure(_ instance: String, configuration: Data) async throws -> Instance {
    try configure(instance, .whole(configuration))
    return self.instance(try record(instance))
  }

  /// Undoes the last change of a widget's configuration in this run of the host, with everything that it replaced. A second call restores the change.
  ///
  /// - Throws: ``HostError/noFormerConfiguration(_:)``.
  @discardableResult
  public func undoConfiguration(_ instance: String, revisions: Set<String>? = nil) throws -> InstanceConfiguration {
    try checkWritable()
    let record = try record(instance)
    try checkUnlocked(record.app)
    try check(revisions, of: record)
    guard let former = formerParameters[record.id] else { throw HostError.noFormerConfiguration(instance) }
    return try apply(former, to: record)
  }

  /// Returns the form of a widget or a kind, for what is configured or for a draft.
  ///
  /// - Parameters:
  ///   - draft: a JSON object; nil: what is configured. Values that are not right are shown with what is wrong.
  ///   - family: nil: the widget's, or none.
  /// - Throws: `LockError/locked`; ``ConfigurationFault`` for a draft that is no configuration of the kind at all.
  public func form(
    of subject: ConfigurationSubject, draft: Data? = nil, family: WidgetFamilyValue? = nil
  ) async throws -> ConfigurationForm {
    let target = try target(subject, family: family)
    let check = ConfigurationCheck(target.kind, family: target.family, limits: configuration.limits)
    let shown = draft ?? target.record?.configuration ?? Data()
    let members = try check.members(shown)
    var faults: [String: ConfigurationFault] = [:]
    for (name, value) in members {
      do throws(ConfigurationFault) {
        _ = try check.values(JSONFragment.object([name: value]).data)
      } catch {
        guard error.name != .unknownParameter else { throw error }
        faults[name] = error
      }
    }
    var resolved: ResolvedConfiguration?
    var failure: ConfigurationForm.Fault?
    if !target.kind.parameters.isEmpty {
      let right = members.filter { faults[$0.key] == nil }
      let request = ResolveRequest.with {
        $0.kind = target.kind.kind
        $0.family = target.family
        $0.configuration = right.isEmpty ? Data() : JSONFragment.object(right).data
      }
      do {
        resolved = try await client(of: target.app).resolve(request, of: target.kind, in: region)
      } catch ExtensionError.cancelled {
        throw ExtensionError.cancelled
      } catch let error as ExtensionError {
        // The form opens nevertheless; otherwise the configuration could not be repaired.
        failure = .init(name: error.name, message: "\(error)")
      }
      try checkUnlocked(target.app)
    }
    for parameter in resolved?.parameters ?? [] { optionLists.keepImages(of: parameter.shown + parameter.candidates, app: target.app) }
    let content = FormContent(
      kind: target.kind, family: target.family, members: members, faults: faults, resolved: resolved, limits: configuration.limits)
    let layout = content.layout
    var recommendations: [Recommendation] = []
    if let record = target.record, placement(of: record)?.device.kind == .watch, failure == nil, !target.kind.parameters.isEmpty {
      do {
        recommendations = try await self.recommendations(app: target.app.rawValue, kind: target.kind.kind)
      } catch let error as ExtensionError where error != .cancelled {
        failure = .init(name: error.name, message: "\(error)")
      }
    }
    return ConfigurationForm(
      app: target.app.rawValue, kind: target.kind.kind, title: target.kind.displayName.isEmpty ? target.kind.kind : target.kind.displayName,
      family: target.family, configuration: shown, sentence: layout.sentence, rows: layout.parameters.compactMap(content.row),
      hidden: target.kind.parameters.map(\.name).filter { !layout.parameters.contains($0) },
      dropped: target.record?.parameters.filter { $0.dropped != nil } ?? [], failure: failure,
      promptsForConfiguration: target.kind.promptsForConfiguration, recommendations: recommendations)
  }

  /// Returns the options of a parameter.
  ///
  /// - Parameters:
  ///   - search: what a person typed; empty: all options.
  ///   - draft: a JSON object with the other values; nil: what is configured.
  /// - Throws: ``ExtensionError`` of an app that cannot answer; `LockError/locked`; ``HostError/unknownParameter(_:kind:known:)``.
  public func options(
    of subject: ConfigurationSubject, parameter name: String, search: String = "", draft: Data? = nil, family: WidgetFamilyValue? = nil
  ) async throws -> OptionList {
    let target = try target(subject, family: family)
    guard let parameter = target.kind.parameters.first(where: { $0.name == name }) else {
      throw HostError.unknownParameter(name, kind: target.kind.kind, known: target.kind.parameters.map(\.name))
    }
    guard search.utf8.count <= configuration.limits.nameBytes else {
      throw ConfigurationFault(.tooLarge, name, "the search has \(search.utf8.count) bytes, the limit is \(configuration.limits.nameBytes)")
    }
    guard parameter.hasDynamicOptions_p else {
      optionLists.keepImages(of: parameter.options, app: target.app)
      return OptionList(parameter.options, defaultValue: parameter.defaultValue).matching(search)
    }
    let members = try usable(draft ?? target.record?.configuration ?? Data(), of: target)
    // An app that names no dependencies may read any value.
    let read = parameter.dependsOn.isEmpty ? members : members.filter { parameter.dependsOn.contains($0.key) }
    let asked = parameter.searchesOptions ? search : ""
    let key = OptionLists.Key(
      app: target.app, kind: target.kind.kind, family: target.family, parameter: name, search: asked,
      dependencies: JSONFragment.object(read).data, locale: currentSettings.effectiveLocale)
    if let kept = optionLists.list(key) { return parameter.searchesOptions ? kept : kept.matching(search) }
    let request = OptionsRequest.with {
      $0.kind = target.kind.kind
      $0.parameter = name
      $0.search = asked
      $0.family = target.family
      $0.configuration = members.isEmpty ? Data() : JSONFragment.object(members).data
    }
    let list = OptionList(try await client(of: target.app).options(request, in: region))
    // The device was locked meanwhile, so the requested content is hidden now.
    try checkUnlocked(target.app)
    optionLists.keep(list, for: key)
    optionLists.keepImages(of: list.options, app: target.app)
    return parameter.searchesOptions ? list : list.matching(search)
  }

  /// Returns the configurations that a kind recommends (Specification A12). They are kept until the app invalidates them, reloads or is updated.
  public func recommendations(app: String, kind: String) async throws -> [Recommendation] {
    let target = try target(.kind(kind, app: app), family: nil)
    if let kept = optionLists.recommendations(of: kind, app: target.app, locale: currentSettings.effectiveLocale) { return kept }
    let (asked, count) = (currentSettings.effectiveLocale, optionLists.invalidations)
    let found = try await client(of: target.app).recommendations(of: target.kind, in: region).recommendations
    try checkUnlocked(target.app)
    // Invalidated meanwhile: this answer may be the former one.
    if optionLists.invalidations == count { optionLists.keep(found, of: kind, app: target.app, locale: asked) }
    return found
  }

  /// Returns when configurations of a kind are relevant; empty for a kind that does not say (Specification B5).
  public func relevances(app: String, kind: String) async throws -> [RelevanceValue] {
    // The host asks for itself, and shows nothing of the answer.
    let known = try find(app)
    guard let described = known.description.kinds.first(where: { $0.kind == kind }) else {
      throw HostError.unknownKind(kind, app: app, known: known.description.kinds.map(\.kind))
    }
    guard described.hasRelevance_p else { return [] }
    let found = try await client(of: known.record.id).relevances(of: described, in: region)
    if isLocked, isProtected(known.record.id) { throw LockError.locked }
    return found.relevances
  }

  // MARK: Inside

  /// Fits the configured values of an app's widgets, or of all, to what the apps describe now. Returns those that differ.
  func fittedConfigurations(of app: AppID? = nil) -> [InstanceID: [ParameterRecord]] {
    var changed: [InstanceID: [ParameterRecord]] = [:]
    for record in records.values where app == nil || record.app == app {
      // A kind that is gone keeps everything as it is.
      guard let kind = describedKind(of: record), !record.parameters.isEmpty else { continue }
      // What cannot be read or written now is fitted after the unlock.
      if record.parameters.isSealed || (store.isLocked && isProtected(record.app)) { continue }
      let update = ConfigurationUpdate(
        parameters: kind.parameters, family: WidgetFamilyValue(name: record.family) ?? .unspecified, elements: configuration.limits.arrayElements)
      let fitted = update.applied(to: record.parameters)
      if fitted != record.parameters { changed[record.id] = fitted }
    }
    return changed
  }

  /// The description of a widget's kind; nil: the app no longer has it.
  func describedKind(of record: InstanceRecord) -> KindDescription? { installed[record.app]?.description.kinds.first { $0.kind == record.kind } }

  /// Whether the app no longer has the widget's kind in its family.
  func isGone(_ record: InstanceRecord) -> Bool {
    guard let app = installed[record.app], !app.description.kinds.isEmpty else { return false }
    return describedKind(of: record)?.families.contains { $0.name == record.family } != true
  }

  /// What a widget's diagnostics say about its kind and its configuration.
  func configurationDiagnostics(of record: InstanceRecord) -> [Diagnostic] {
    guard let app = installed[record.app], !app.description.kinds.isEmpty else { return [] }
    return ConfigurationDiagnostics.of(record, kind: describedKind(of: record))
  }

  private struct Target {
    let app: AppID
    let kind: KindDescription
    let family: WidgetFamilyValue
    let record: InstanceRecord?
  }

  private func target(_ subject: ConfigurationSubject, family: WidgetFamilyValue?) throws -> Target {
    switch subject {
    case .instance(let id):
      let record = try record(id)
      try checkUnlocked(record.app)
      let kind = try kind(of: record)
      return Target(app: record.app, kind: kind, family: family ?? WidgetFamilyValue(name: record.family) ?? .unspecified, record: record)
    case .kind(let name, let app):
      let known = try find(app)
      try checkUnlocked(known.record.id)
      guard let kind = known.description.kinds.first(where: { $0.kind == name }) else {
        throw HostError.unknownKind(name, app: app, known: known.description.kinds.map(\.kind))
      }
      return Target(app: known.record.id, kind: kind, family: family ?? .unspecified, record: nil)
    }
  }

  private func kind(of record: InstanceRecord) throws -> KindDescription {
    guard let kind = describedKind(of: record) else {
      throw HostError.unknownKind(record.kind, app: record.app.rawValue, known: installed[record.app]?.description.kinds.map(\.kind) ?? [])
    }
    return kind
  }

  private func check(of record: InstanceRecord) throws -> ConfigurationCheck {
    ConfigurationCheck(try kind(of: record), family: WidgetFamilyValue(name: record.family) ?? .unspecified, limits: configuration.limits)
  }

  /// The values of a draft that pass the checks.
  private func usable(_ draft: Data, of target: Target) throws -> [String: JSONFragment] {
    let check = ConfigurationCheck(target.kind, family: target.family, limits: configuration.limits)
    return try check.members(draft).filter { name, value in
      (try? check.values(JSONFragment.object([name: value]).data)) != nil
    }
  }

  private func check(_ revisions: Set<String>?, of record: InstanceRecord) throws {
    guard let revisions, !revisions.contains(Self.revision(of: record.parameters)) else { return }
    throw HostError.configurationChanged(record.id.rawValue)
  }

  private func configuration(_ record: InstanceRecord) -> InstanceConfiguration {
    InstanceConfiguration(
      instance: record.id.rawValue, configuration: record.configuration, dropped: record.parameters.filter { $0.dropped != nil },
      changed: record.parameters.filter { $0.dropped == nil && $0.chosen != nil }, revision: Self.revision(of: record.parameters),
      canUndo: formerParameters[record.id] != nil)
  }

  private static func revision(of parameters: [ParameterRecord]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = (try? encoder.encode(parameters)) ?? Data()
    return SHA256.hash(data: bytes).prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private func apply(_ parameters: [ParameterRecord], to record: InstanceRecord) throws -> InstanceConfiguration {
    guard parameters != record.parameters else { return configuration(record) }
    try process(.instanceConfigured(record.id), configured: [record.id: parameters])
    formerParameters[record.id] = record.parameters
    announce(.instancesChanged)
    return configuration(try self.record(record.id.rawValue))
  }
}
