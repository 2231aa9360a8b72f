import AlmanacBasics
import AlmanacWireSchema

/// Why a live activity was not started, changed or found.
public enum ActivityError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The app has no activity whose attributes have this type.
  case unknownType(String, app: String, known: [String])
  /// No installed app has the name that the program gives.
  case unknownApp(String)
  /// There is no such activity.
  case unknown(String)
  /// The activity has ended.
  case ended(String)
  /// Attributes and state together are too long.
  case tooLarge(Int, limit: Int)
  /// Attributes, state or dates are not valid; the value says which.
  case malformed(String)
  /// The id is not valid, or another activity has it.
  case malformedID
  /// The app runs as many activities as it may.
  case tooMany(Int, app: String)
  /// The device runs as many activities as it may.
  case tooManyOnDevice(Int)
  /// Clients show activities on as many other devices as they may.
  case tooManyDevices(Int)
  /// There is newer content than the change's timestamp.
  case outdated
  /// The app's data is protected, and the device is locked.
  case locked
  /// The person has turned live activities off; the value is the app's name, nil for all apps.
  case disabled(app: String?)
  /// An extension changes activities while it performs no intent.
  case notPerforming
  /// It could not be stored; the value says why.
  case notStored(String)
  /// The activity has no drawing of this presentation.
  case noPicture(String, presentation: String)

  /// A stable name.
  public var name: String {
    switch self {
    case .unknownType: "activity.unknownType"
    case .unknownApp: "activity.unknownApp"
    case .unknown: "activity.unknown"
    case .ended: "activity.ended"
    case .tooLarge: "activity.tooLarge"
    case .malformed: "activity.malformed"
    case .malformedID: "activity.malformedID"
    case .tooMany: "activity.tooMany"
    case .tooManyOnDevice: "activity.tooManyOnDevice"
    case .tooManyDevices: "activity.tooManyDevices"
    case .outdated: "activity.outdated"
    case .locked: "activity.locked"
    case .disabled: "activity.disabled"
    case .notPerforming: "activity.notPerforming"
    case .notStored: "activity.notStored"
    case .noPicture: "activity.noPicture"
    }
  }

  public var description: String {
    switch self {
    case .unknownType(let type, let app, let known):
      "the extension of \(app) has no ActivityConfiguration for \(type); it has: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .unknownApp(let app):
      "no installed app has the name \(app.isEmpty ? "of this program" : app); set ALMANAC_APP to a name that almanac apps prints"
    case .unknown(let id): "there is no live activity \(id); see: almanac activities"
    case .ended(let id): "the live activity \(id) has ended"
    case .tooLarge(let bytes, let limit): "attributes and state take \(bytes) bytes as JSON, the limit is \(limit); store less in them"
    case .malformed(let what): what
    case .malformedID: "the id of an activity has 1 to 64 letters, digits and dashes, and no other activity has it"
    case .tooMany(let limit, let app): "\(app) runs \(limit) live activities already; end one"
    case .tooManyOnDevice(let limit): "the device runs \(limit) live activities already; end one"
    case .tooManyDevices(let limit):
      "live activities are shown on \(limit) other devices already; close a page that shows one of them, and try again some minutes later"
    case .outdated: "the activity has content with a later timestamp; use a newer one"
    case .locked: "the app's data is protected and the device is locked; unlock it first"
    case .disabled(let app?):
      "live activities of \(app) are turned off; turn them on with: almanac settings \(ShellWord.quoted("liveActivities.\(app)")) true"
    case .disabled(nil): "live activities are turned off; turn them on with: almanac settings liveActivities true"
    case .notPerforming: "an extension starts, updates and ends live activities only while it performs the intent of a tap"
    case .notStored(let why): "the activity could not be stored: \(why)"
    case .noPicture(let id, let presentation): "the activity \(id) has no picture for \(presentation)"
    }
  }
}

extension ActivityAccepted {
  init(_ error: ActivityError) {
    self.init()
    (errorName, self.error) = (error.name, "\(error)")
  }
}
