import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import ArgumentParser
import Foundation
import Host
import Reports

/// The options that select a widget and the conditions of its layout.
struct WidgetOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The widget's kind, from almanac kinds.", valueName: "kind"))
  var kind: String

  @Option(help: ArgumentHelp("systemSmall, accessoryCircular, lockScreen, controlMedium …", valueName: "family"), transform: FamilyName.init)
  var family: FamilyName

  @Option(help: ArgumentHelp("The parameters of the widget's intent as a JSON object.", valueName: "json"))
  var config: String?

  @Option(
    help: ArgumentHelp("The id of a device profile (default: \(Profiles.defaultDevice.id)).", valueName: "device"), transform: DeviceName.init)
  var device: DeviceName?

  @Option(help: ArgumentHelp("The place, such as lockScreen or standBy, which decides size, margins and appearance.", valueName: "place"))
  var place: String?

  @Option(help: ArgumentHelp("The part of the place (default: the first that fits the family).", valueName: "slot"))
  var slot: String?

  @Option(help: ArgumentHelp("Dynamic Type size, xSmall … large … accessibility5.", valueName: "size"))
  var dynamicType: DynamicTypeOption = .large

  @Option(help: ArgumentHelp("The locale, such as de_DE.", valueName: "locale"))
  var locale: String = "en_US"

  @Option(help: ArgumentHelp("Where the device is: latitude,longitude (default: not known).", valueName: "location"))
  var location: String?

  func validate() throws {
    if let location {
      do {
        _ = try DeviceLocation(text: location, date: Date())
      } catch {
        throw ValidationError("\(error)")
      }
    }
    if let fault = DeviceSettings.localeFault(locale) { throw ValidationError("--locale \(fault)") }
  }

  var profile: DeviceProfile { device?.profile ?? Profiles.defaultDevice }

  /// Returns where the options put the widget; nil: they name no place.
  ///
  /// - Parameter keepsBackground: whether the kind's background cannot be removed.
  func placement(keepsBackground: Bool = false) throws -> Placement? {
    guard let place else {
      if let slot { throw ValidationError("--slot \(slot) needs --place") }
      return nil
    }
    guard let profile = profile.place(named: place) else {
      let known = self.profile.places.map(\.id)
      throw ValidationError(
        "\(self.profile.name) has no place \(place); its places: \(known.joined(separator: ", "))\(CloseName.proposal(for: place, among: known))")
    }
    let fitting = profile.slots(for: family.name, keepsBackground: keepsBackground)
    guard let first = fitting.first else {
      let offering = self.profile.places.filter { !$0.slots(for: family.name, keepsBackground: keepsBackground).isEmpty }.map(\.id)
      let reason =
        keepsBackground && !profile.slots(for: family.name).isEmpty
        ? "shows widgets without background, which this kind keeps" : "has no \(family.name)"
      throw ValidationError("\(place) of \(self.profile.name) \(reason); places for it: \(offering.joined(separator: ", "))")
    }
    guard let slot else { return Placement(device: self.profile, place: profile, slot: first) }
    guard let named = fitting.first(where: { $0.id == slot }) else {
      throw ValidationError(
        "\(family.name) does not fit into the slot \(slot) of \(place); it fits into: \(fitting.map(\.id).joined(separator: ", "))")
    }
    return Placement(device: self.profile, place: profile, slot: named)
  }

  /// Returns the parameters for the extension.
  func configuration() throws -> Data {
    guard let config else { return Data() }
    guard (try? JSONSerialization.jsonObject(with: Data(config.utf8))) is [String: Any] else {
      throw Failure(.data, "--config is not a JSON object: \(config); write it as '{\"city\": \"Oslo\"}'")
    }
    return Data(config.utf8)
  }

  /// Makes the request to the extension. Checks that the app has the kind, that the kind supports the family and that the device offers it.
  func request(to client: ExtensionClient, bundle: AppBundle) async throws -> EntryRequest {
    let kinds = try await client.describe().kinds
    guard let description = kinds.first(where: { $0.kind == kind }) else {
      throw HostError.unknownKind(kind, app: bundle.name, known: kinds.map(\.kind))
    }
    guard description.families.contains(family.value) else {
      throw HostError.unsupportedFamily(family.name, kind: kind, supported: description.families.map(\.name))
    }
    let settings = DeviceSettings(dynamicType: dynamicType.rawValue, locale: locale)
    let placement = try placement(keepsBackground: !description.backgroundRemovable)
    guard let context = RenderContext(device: profile, family: family.value, in: placement, settings: settings) else {
      throw HostError.familyNotOnDevice(family.name, device: profile.id)
    }
    let configuration = try configuration()
    return EntryRequest.with {
      $0.kind = kind
      $0.context = context
      $0.configuration = configuration
    }
  }
}

/// The name of a widget family.
struct FamilyName: Equatable {
  let value: WidgetFamilyValue
  var name: String { value.name }

  init(_ argument: String) throws {
    guard let value = WidgetFamilyValue(name: argument) else {
      throw ValidationError(
        "there is no family \(argument); known families: \(Self.known.joined(separator: ", "))\(CloseName.proposal(for: argument, among: Self.known))"
      )
    }
    self.value = value
  }

  static var known: [String] { WidgetFamilyValue.named.map(\.name) }
}

/// The id of a device profile.
struct DeviceName: Equatable {
  let profile: DeviceProfile

  init(_ argument: String) throws {
    guard let profile = Profiles.device(named: argument) else {
      let known = Profiles.devices.map(\.id)
      throw ValidationError(
        "there is no device \(argument); known devices: \(known.joined(separator: ", "))\(CloseName.proposal(for: argument, among: known))")
    }
    self.profile = profile
  }
}

/// A Dynamic Type size.
enum DynamicTypeOption: String, ExpressibleByArgument, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// An instant on the command line.
struct InstantOption: Equatable {
  let date: Date

  init(_ argument: String) throws {
    guard let date = Timestamp.date(argument) else {
      throw ValidationError("\(argument) is not an instant; write it as \(Timestamp.example)")
    }
    self.date = date
  }

  /// The start of the current minute, so that a command gives the same bytes within a minute.
  static var currentMinute: Date { Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 60).rounded(.down) * 60) }
}
