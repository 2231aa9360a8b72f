import AlmanacProfiles
import AlmanacScheduler
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Store

// Adds and configures widgets (Specification B3, B4), and changes the device's settings.
extension DeviceHost {
  /// Adds a widget and returns as soon as it is stored. Its placeholder, snapshot and timeline follow in this order (Specification B3).
  ///
  /// - Parameters:
  ///   - configuration: a JSON object with the intent's parameters; empty: their defaults.
  ///   - choice: where the widget is put.
  public func add(
    app: String, kind: String, family: WidgetFamilyValue, configuration: Data = Data(), at choice: PlacementChoice = PlacementChoice()
  ) async throws -> Instance {
    try checkWritable()
    let known = try find(app)
    guard state.apps[known.record.id]?.hasBeenLaunched == true else { throw HostError.notLaunched(app) }
    let described = try check(kind: kind, family: family, of: known)
    try check(known, isFor: choice.onto.map { try self.placement(of: self.record($0))?.device } ?? profile(choice.device))
    if isLocked, !configuration.isEmpty, isProtected(known.record.id) { throw LockError.locked }
    let parameters = try ConfigurationCheck(described, family: family, limits: self.configuration.limits).values(configuration)
    let id = newInstanceID(kind)
    if let onto = choice.onto {
      return try add(
        InstanceRecord(id: id, app: known.record.id, kind: kind, family: family.name, parameters: parameters, addedAt: now), described, onto: onto)
    }
    let (placement, arrangement) = try freePlacement(for: id, choice, of: family, kind: described)
    let record = InstanceRecord(
      id: id, app: known.record.id, kind: kind, family: family.name, parameters: parameters, addedAt: now,
      placement: PlacementRecord(profile: placement.device.id, place: placement.place.id, slot: placement.slot.id),
      position: arrangement.positions[id])
    try process(
      [.instanceAdded(record.id, app: record.app, kind: kind, family: family.name)], added: record,
      edit: LayoutEdit(moved: changes(to: arrangement)))
    announce(.instancesChanged)
    return instance(record)
  }

  /// Adds a widget to the place of another one: on top of it, or of its stack.
  private func add(_ record: InstanceRecord, _ kind: KindDescription, onto other: String) throws -> Instance {
    var record = record
    let base = try self.record(other)
    let (stack, members) = try target(onto: base, family: record.family)
    guard let placement = placement(of: base), let family = WidgetFamilyValue(name: record.family),
      families(of: kind, in: placement).contains(family)
    else { throw HostError.familyNotInPlace(record.family, place: placement(of: base)?.place.id ?? "", known: []) }
    record.placement = PlacementRecord(profile: placement.device.id, place: placement.place.id, slot: placement.slot.id)
    record.position = base.position
    try process(
      [
        .instanceAdded(record.id, app: record.app, kind: record.kind, family: record.family),
        .stackArranged(stack, inserting(record.id, before: base.id, in: members), rotates: rotates(stack), top: record.id),
      ], added: record)
    announce(.instancesChanged)
    return instance(record)
  }

  private func stackPlace(of id: InstanceID) -> StackPlace? {
    guard let stack = state.stack(of: id), let index = stack.members.firstIndex(of: id) else { return nil }
    return StackPlace(id: stack.id.rawValue, index: index, count: stack.members.count, isTop: stack.top == id, rotates: stack.rotates)
  }

  /// Returns the widgets in the order in which they were added.
  public func instances() -> [Instance] {
    records.values.sorted { ($0.addedAt, $0.id) < ($1.addedAt, $1.id) }.map(instance)
  }

  /// Returns a widget's timeline, with the entry that is current at `date` (nil: now).
  public func timeline(_ instance: String, at date: Date? = nil) throws -> InstanceTimeline {
    let record = try record(instance)
    let now = date ?? self.now
    if concealment(of: record.app) == .placeholder {
      return InstanceTimeline(
        instance: self.instance(record), entries: [], current: nil, policy: ReloadPolicy(), diagnostics: [], created: record.addedAt,
        nextReload: state.instances[record.id]?.nextReload, failure: nil)
    }
    let current = try currentEntry(record.id, at: now)
    let archive = try current.map { try archives.headers($0.archive) } ?? nil
    let next = state.instances[record.id]?.nextReload
    let presentation = try presentation(of: record)
    let entries = try archive.map { archive in
      try archive.entries.map { entry in
        let date = Date(timeIntervalSince1970: entry.date.seconds)
        return InstanceTimeline.Entry(
          date: date, relevance: entry.hasRelevance ? entry.relevance : nil,
          nextUpdate: try current.flatMap {
            try archives.displayList($0.archive, entry: entry, for: presentation.variantKey, at: date)?
              .nextUpdate(after: date, in: entry, presentation: presentation)
          })
      }
    }
    return InstanceTimeline(
      instance: self.instance(record), entries: entries ?? [], current: current?.entry, policy: archive?.policy ?? ReloadPolicy(),
      diagnostics: configurationDiagnostics(of: record) + relevanceDiagnostics(of: record) + (archive?.diagnostics ?? []),
      created: Date(timeIntervalSince1970: archive?.created.seconds ?? record.addedAt.timeIntervalSince1970),
      nextReload: next, failure: failures[record.id])
  }

  /// Returns the newest decisions on a widget, newest first (Specification C11).
  public func decisions(_ instance: String, limit: Int = 100) throws -> [Decision] {
    let record = try record(instance)
    return shown(try store.decisions(of: record.id, limit: limit), of: record.app)
  }

  /// The device's settings.
  public var settings: DeviceSettings { currentSettings }

  /// Changes the settings in one step, so that of two changes at the same time neither is lost. If layouts depend on what has changed, new timelines are
  /// requested, free of budget (Specification C9); a change of appearance only redraws (Specification D3).
  ///
  /// - Parameter change: Gets the current settings and returns the new ones.
  public func changeSettings(_ change: @Sendable (DeviceSettings) throws -> DeviceSettings) async throws {
    let old = currentSettings
    let settings = try change(old)
    guard settings != old else { return }
    try checkWritable()
    if isLocked, old.hidesContentWhileLocked, !settings.hidesContentWhileLocked { throw LockError.locked }
    try store.setSetting(Self.settingsKey, try JSONEncoder().encode(settings))
    currentSettings = settings
    followDesktopLock()
    followActivitySettings(since: old)
    // One event is enough: each widget reloads once, however many settings changed.
    if let key = settings.environmentChanges(since: old).first {
      gallery.forget()
      try process(.environmentChanged(key))
      drawActivities()
    }
    if settings.effectiveLocale != old.effectiveLocale { describeApps() }
    announce(.settingsChanged)
  }

  // MARK: Inside

  func record(_ instance: String) throws -> InstanceRecord {
    guard let record = records[InstanceID(instance)] else { throw HostError.unknownInstance(instance) }
    return record
  }

  /// Checks that an app has the kind, and the kind the family. Returns the kind.
  func check(kind: String, family: WidgetFamilyValue, of app: InstalledApp) throws -> KindDescription {
    let kinds = app.description.kinds
    guard let described = kinds.first(where: { $0.kind == kind }) else {
      throw HostError.unknownKind(kind, app: app.record.id.rawValue, known: kinds.map(\.kind))
    }
    guard described.families.contains(family) else {
      throw HostError.unsupportedFamily(family.name, kind: kind, supported: described.families.map(\.name))
    }
    return described
  }

  /// Throws an error if the app is for other devices (`CFBundleSupportedPlatforms`). Widgets that are there already stay.
  private func check(_ app: InstalledApp, isFor device: DeviceProfile?) throws {
    guard let device, !app.bundle.platforms.include(device.kind) else { return }
    let known = Profiles.devices.filter { app.bundle.platforms.include($0.kind) }.map(\.id)
    throw HostError.otherPlatform(app: app.record.id.rawValue, platforms: app.bundle.platforms.names, device: device.name, known: known)
  }

  /// Returns the kind with random hexadecimal digits, short enough for a URL.
  private func newInstanceID(_ kind: String) -> InstanceID {
    let name = kind.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(24)
    while true {
      let id = InstanceID("\(name.isEmpty ? "widget" : String(name))-\(String(UInt32.random(in: 0x10000...0xfffff), radix: 16))")
      if records[id] == nil { return id }
    }
  }

  func instance(_ record: InstanceRecord) -> Instance {
    let placement = placement(of: record)
    // A stack has the sizes that all its widgets can have.
    var families: [WidgetFamilyValue]?
    for widget in sharing(record) {
      let kind = installed[widget.app]?.description.kinds.first { $0.kind == widget.kind }
      let own = placement.flatMap { at in kind.map { self.families(of: $0, in: at) } } ?? []
      families = families?.filter(own.contains) ?? own
    }
    let stage = stage(record.id)
    let isConcealed = hidesWords(of: record.app)
    return Instance(
      id: record.id.rawValue, app: record.app.rawValue, kind: record.kind, family: WidgetFamilyValue(name: record.family) ?? .unspecified,
      device: placement?.device.id ?? configuration.device.id, placement: placement,
      configuration: isConcealed ? Data() : record.configuration, added: record.addedAt, stage: stage, position: record.position,
      families: families ?? [], stack: stackPlace(of: record.id), list: listPlace(of: record.id),
      failure: isConcealed || stage == .timeline ? nil : failures[record.id])
  }

  private func stage(_ id: InstanceID) -> Instance.Stage {
    if state.instances[id]?.timeline != nil { return .timeline }
    if (try? store.archive(of: id, as: .snapshot)) ?? nil != nil { return .snapshot }
    return ((try? store.archive(of: id, as: .placeholder)) ?? nil) == nil ? .empty : .placeholder
  }
}
