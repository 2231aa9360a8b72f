import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// An installed app.
public struct AppRecord: Equatable, Sendable, Identifiable {
  public var id: AppID
  /// The app bundle's folder.
  public var bundle: URL
  /// `CFBundleIdentifier`.
  public var identifier: String
  /// The name that people see.
  public var displayName: String
  public var installedAt: Date
  /// The extension's serialized `ExtensionDescription`; empty until the extension has described itself.
  public var description: Data

  public init(id: AppID, bundle: URL, identifier: String, displayName: String, installedAt: Date, description: Data = Data()) {
    self.id = id
    self.bundle = bundle
    self.identifier = identifier
    self.displayName = displayName
    self.installedAt = installedAt
    self.description = description
  }
}

/// Where a widget is, by the identifiers of the profiles.
public struct PlacementRecord: Codable, Hashable, Sendable {
  /// The device's profile, for example `iphone-393x852`.
  public var profile: String
  /// The place on the device, for example `lockScreen`.
  public var place: String
  /// The slot of the place.
  public var slot: String

  public init(profile: String, place: String, slot: String) {
    self.profile = profile
    self.place = place
    self.slot = slot
  }
}

/// A widget that was added to a device, without its timelines.
public struct InstanceRecord: Equatable, Sendable, Identifiable {
  public var id: InstanceID
  public var app: AppID
  public var kind: String
  /// The family's name in the author's API, for instance `systemMedium`.
  public var family: String
  /// What a person configured, sorted by name; parameters without a value have their defaults.
  public var parameters: [ParameterRecord]
  public var addedAt: Date
  /// Where the widget is; nil: it was added before there were places, and is in the usual place of its family.
  public var placement: PlacementRecord?
  /// The widget's top left cell in its slot; nil: an earlier version added it.
  public var position: GridPosition?

  public init(
    id: InstanceID, app: AppID, kind: String, family: String, parameters: [ParameterRecord] = [], addedAt: Date, placement: PlacementRecord? = nil,
    position: GridPosition? = nil
  ) {
    self.id = id
    self.app = app
    self.kind = kind
    self.family = family
    self.parameters = parameters
    self.addedAt = addedAt
    self.placement = placement
    self.position = position
  }

  /// A JSON object with the configured values that count, for the extension; empty: there are none.
  public var configuration: Data { parameters.configuration }
}

/// The use of an archive.
public enum ArchiveRole: String, Sendable, CaseIterable {
  /// Entries that become current at their dates.
  case timeline
  /// One entry, shown between the placeholder and the first timeline (Specification B3).
  case snapshot
  /// The redacted shape of the content, shown until there is anything else (Specification B3).
  case placeholder
}

/// An archive that a step takes into use.
public struct NewArchive: Sendable {
  public var id: ArchiveID
  public var instance: InstanceID
  public var archive: TimelineArchive
  public var role: ArchiveRole

  public init(id: ArchiveID, instance: InstanceID, archive: TimelineArchive, role: ArchiveRole = .timeline) {
    self.id = id
    self.instance = instance
    self.archive = archive
    self.role = role
  }
}

/// The result of one step of the reducer, stored as a whole or not at all.
public struct StepCommit: Sendable {
  /// The device after the step.
  public var state: DeviceState
  /// The step's decisions (Specification C11).
  public var decisions: [Decision]
  /// Archives that the step took into use.
  public var archives: [NewArchive]
  /// Widgets that the step added.
  public var added: [InstanceRecord]
  /// Widgets whose configuration the step changed, with all their configured values.
  public var configured: [InstanceID: [ParameterRecord]]
  /// Widgets whose family the step changed.
  public var resized: [InstanceID: String]
  /// Widgets whose position the step changed.
  public var moved: [InstanceID: GridPosition]
  /// What the step adds to the history.
  public var history: StepHistory

  public init(
    state: DeviceState, decisions: [Decision] = [], archives: [NewArchive] = [], added: [InstanceRecord] = [],
    configured: [InstanceID: [ParameterRecord]] = [:], resized: [InstanceID: String] = [:], moved: [InstanceID: GridPosition] = [:],
    history: StepHistory = StepHistory()
  ) {
    self.state = state
    self.decisions = decisions
    self.archives = archives
    self.added = added
    self.configured = configured
    self.resized = resized
    self.moved = moved
    self.history = history
  }
}
