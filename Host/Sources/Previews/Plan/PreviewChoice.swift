import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// How a preview draws every widget: each combination of the values of its lists is a picture.
public struct PreviewChoice: Sendable, Hashable, Codable {
  /// The id of a device profile.
  public var device: String
  /// `light`, `dark`.
  public var schemes: [String]
  /// `fullColor`, `accented`, `vibrant`.
  public var modes: [String]
  /// `xSmall` … `accessibility5`.
  public var textSizes: [String]
  /// Foundation's identifiers.
  public var locales: [String]
  /// Only these kinds; empty: all, and the previews.
  public var kinds: [String]
  /// The instant that the extension's clock shows, in seconds since 1970.
  public var instant: Double
  /// Which entry of a timeline is shown, by the subject's id; without one, the entry that is current at the instant.
  public var entries: [String: Int]

  public init(
    device: String = Profiles.defaultDevice.id, schemes: [String] = ["light", "dark"], modes: [String] = ["fullColor"],
    textSizes: [String] = ["large"], locales: [String] = ["en_US"], kinds: [String] = [], instant: Date, entries: [String: Int] = [:]
  ) {
    self.device = device
    self.schemes = schemes
    self.modes = modes
    self.textSizes = textSizes
    self.locales = locales
    self.kinds = kinds
    self.instant = instant.timeIntervalSince1970
    self.entries = entries
  }

  /// The text sizes, smallest first.
  public static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4",
    "accessibility5",
  ]

  public var date: Date { Date(timeIntervalSince1970: instant) }
  var profile: DeviceProfile { Profiles.device(named: device) ?? Profiles.defaultDevice }

  /// Returns the same choice without repeated values, sorted in the order in which the page lists the values.
  ///
  /// - Throws: ``PreviewError/choice(_:)`` for the first value that does not exist.
  public func checked(limits: PreviewProfile = Profiles.preview) throws(PreviewError) -> PreviewChoice {
    func list(_ given: [String], of known: [String]?, _ what: String) throws(PreviewError) -> [String] {
      let unique = given.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard !unique.isEmpty else { throw .choice("choose at least one \(what)") }
      guard unique.count <= limits.choices else { throw .choice("choose at most \(limits.choices) of the \(what)s; there were \(unique.count)") }
      guard let known else { return unique }
      if let wrong = unique.first(where: { !known.contains($0) }) {
        throw .choice("there is no \(what) \(wrong.debugDescription); there are: \(known.joined(separator: ", "))")
      }
      return known.filter(unique.contains)
    }
    var choice = self
    guard Profiles.device(named: device) != nil else {
      let known = Profiles.devices.map(\.id)
      throw .choice(
        "there is no device \(device.debugDescription); known devices: \(known.joined(separator: ", "))\(CloseName.proposal(for: device, among: known))"
      )
    }
    choice.schemes = try list(schemes, of: ColorSchemeValue.names, "colour scheme")
    choice.modes = try list(modes, of: RenderingModeValue.names, "rendering mode")
    choice.textSizes = try list(textSizes, of: Self.textSizes, "text size")
    choice.locales = try list(locales, of: nil, "locale")
    if let fault = choice.locales.lazy.compactMap(DeviceSettings.localeFault).first { throw .choice("a locale \(fault)") }
    guard kinds.count <= limits.pictures, entries.count <= limits.pictures, entries.values.allSatisfy({ $0 >= 0 && $0 < limits.entries }) else {
      throw .choice("there are too many kinds or entries; choose fewer")
    }
    // The dates that a calendar can show.
    guard instant.isFinite, abs(instant) < 32_503_680_000 else { throw .choice("the instant is not between the years 940 and 3000") }
    return choice
  }
}

/// Why a preview cannot be shown.
public enum PreviewError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A value of the choice does not exist.
  case choice(String)
  /// There would be too many pictures.
  case tooManyPictures(Int, limit: Int)
  /// The app has neither widgets nor previews that the choice leaves.
  case nothing(String)

  /// A stable identifier for programs.
  public var name: String {
    switch self {
    case .choice: "choice.malformed"
    case .tooManyPictures: "limit.previewPictures"
    case .nothing: "previews.none"
    }
  }

  public var description: String {
    switch self {
    case .choice(let why), .nothing(let why): why
    case .tooManyPictures(let count, let limit):
      "there would be \(count) pictures, and \(limit) are shown; choose fewer schemes, modes, text sizes, locales or kinds"
    }
  }
}
