import AlmanacPainter
import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Store

/// Where a caller wants a widget. What is nil is left to the host.
public struct PlacementChoice: Sendable, Hashable {
  /// The id of a device profile; nil: the host's usual device.
  public var device: String?
  /// The id of a place of the device; nil: the first with a slot for the family.
  public var place: String?
  /// The id of a slot of the place; nil: the first with room for the family.
  public var slot: String?
  /// The widget's top left cell; nil: the first free one.
  public var position: GridPosition?
  /// The id of a widget onto which it is put; then place, slot and position are that one's.
  public var onto: String?

  /// Creates a choice.
  public init(device: String? = nil, place: String? = nil, slot: String? = nil, position: GridPosition? = nil, onto: String? = nil) {
    self.device = device
    self.place = place
    self.slot = slot
    self.position = position
    self.onto = onto
  }
}

/// How a widget is shown in its place.
public struct ShownWidget: Sendable, Hashable {
  /// Its presentation under the person's settings.
  public let presentation: Presentation
  /// Whether its background cannot be removed.
  public let keepsBackground: Bool

  /// Creates a value.
  public init(presentation: Presentation, keepsBackground: Bool) {
    self.presentation = presentation
    self.keepsBackground = keepsBackground
  }
}

// Where widgets are, and how they are shown there (Specification A6, D4, D7).
extension DeviceHost {
  /// Returns the device profile with this id; nil: the host's usual device.
  ///
  /// - Throws: ``HostError/unknownDevice(_:known:)``.
  public nonisolated func profile(_ device: String?) throws -> DeviceProfile {
    guard let device else { return configuration.device }
    guard let profile = Profiles.device(named: device) else { throw HostError.unknownDevice(device, known: Profiles.devices.map(\.id)) }
    return profile
  }

  /// Returns the placement that a caller chose for a family, whether or not there is room.
  ///
  /// - Parameter kind: the kind that is placed. A place that always removes backgrounds does not offer a kind that keeps its own.
  public nonisolated func placement(_ choice: PlacementChoice, of family: WidgetFamilyValue, kind: KindDescription) throws -> Placement {
    try placements(choice, of: family, kind: kind)[0]
  }

  /// Returns every placement that agrees with a choice, the usual one first.
  ///
  /// - Throws: a ``HostError`` if there is none.
  nonisolated func placements(_ choice: PlacementChoice, of family: WidgetFamilyValue, kind: KindDescription) throws -> [Placement] {
    let device = try profile(choice.device)
    let all = device.places.flatMap { place in
      place.slots(for: family.name, keepsBackground: !kind.backgroundRemovable, onlyWhileRelevant: kind.onlyWhileRelevant)
        .map { Placement(device: device, place: place, slot: $0) }
    }
    guard let id = choice.place else {
      if let slot = choice.slot { throw HostError.slotWithoutPlace(slot) }
      if all.isEmpty { throw HostError.familyNotOnDevice(family.name, device: device.name) }
      return all
    }
    guard let place = device.place(named: id) else { throw HostError.unknownPlace(id, device: device.name, known: device.places.map(\.id)) }
    let inPlace = all.filter { $0.place.id == id }
    if inPlace.isEmpty {
      var known: [String] = []
      for placement in all where !known.contains(placement.place.id) { known.append(placement.place.id) }
      throw HostError.familyNotInPlace(family.name, place: id, known: known)
    }
    guard let slot = choice.slot else { return inPlace }
    guard place.slot(named: slot) != nil else { throw HostError.unknownSlot(slot, place: id, known: place.slots.map(\.id)) }
    guard let placement = inPlace.first(where: { $0.slot.id == slot }) else {
      throw HostError.unknownSlot(slot, place: id, known: inPlace.map(\.slot.id))
    }
    return [placement]
  }

  /// Returns where a widget is; nil: no profile has a place for it any more.
  func placement(of record: InstanceRecord) -> Placement? { Self.placement(of: record, usual: configuration.device) }

  static func placement(of record: InstanceRecord, usual: DeviceProfile) -> Placement? {
    if let stored = record.placement, let placement = Placement(device: stored.profile, place: stored.place, slot: stored.slot),
      placement.size(of: record.family) != nil
    {
      return placement
    }
    return Placement(of: record.family, on: usual)
  }

  /// Returns an appearance of a place by its id; nil: the one in the settings, or else the place's first.
  ///
  /// - Throws: ``HostError/unknownAppearance(_:place:known:)``.
  func appearance(_ id: String?, of place: PlaceProfile) throws -> PlaceProfile.Appearance {
    guard let id else { return place.appearance(named: currentSettings.appearances[place.id] ?? "") ?? place.appearances[0] }
    guard let known = place.appearance(named: id) else {
      throw HostError.unknownAppearance(id, place: place.id, known: place.appearances.map(\.id))
    }
    return known
  }

  /// Returns how widgets are shown in a place under the person's settings.
  ///
  /// - Parameters:
  ///   - appearance: the id of one of the place's appearances; nil: the one in the settings, or else the place's first.
  ///   - keepsBackground: whether the widget's background cannot be removed.
  public func presentation(in place: PlaceProfile, appearance: String? = nil, keepsBackground: Bool = false) throws -> Presentation {
    var presentation = Presentation(
      try self.appearance(appearance, of: place), colorScheme: currentSettings.colorScheme == .dark ? .dark : .light,
      tint: currentSettings.tint.flatMap(RGBA.init(sixDigits:)),
      keepsBackground: keepsBackground)
    presentation.highContrast = currentSettings.highContrast
    presentation.reducesTransparency = currentSettings.reducesTransparency
    presentation.reducesMotion = currentSettings.reducesMotion
    return presentation
  }

  /// Returns how a widget is shown in its place.
  ///
  /// - Parameter appearance: the id of one of the place's appearances; nil: the one in the settings, or else the place's first.
  public func shown(_ instance: String, appearance: String? = nil) throws -> ShownWidget {
    let record = try record(instance)
    return ShownWidget(presentation: try presentation(of: record, appearance: appearance), keepsBackground: keepsBackground(record))
  }

  /// Returns how a kind is shown in the gallery for a place.
  public func shown(
    app: String, kind: String, family: WidgetFamilyValue, at choice: PlacementChoice = PlacementChoice(), appearance: String? = nil
  ) throws -> ShownWidget {
    let kind = try check(kind: kind, family: family, of: try find(app))
    let (place, keepsBackground) = (try placement(choice, of: family, kind: kind).place, !kind.backgroundRemovable)
    return ShownWidget(
      presentation: try presentation(in: place, appearance: appearance, keepsBackground: keepsBackground), keepsBackground: keepsBackground)
  }

  func presentation(of record: InstanceRecord, appearance: String? = nil) throws -> Presentation {
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    return try presentation(in: placement.place, appearance: appearance, keepsBackground: keepsBackground(record))
  }

  private func keepsBackground(_ record: InstanceRecord) -> Bool {
    installed[record.app]?.description.kinds.first { $0.kind == record.kind }.map { !$0.backgroundRemovable } ?? false
  }
}
