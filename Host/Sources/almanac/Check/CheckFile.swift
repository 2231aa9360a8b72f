import AlmanacBasics
import AlmanacPainter
import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Host
import Reports
import SimulationRuns

/// The committed file `almanac-check.json`, which says what `almanac check` draws and expects. Every key may be missing.
struct CheckFile: Decodable, Equatable {
  /// Advice that the author has decided not to follow.
  struct Skip: Decodable, Equatable {
    let rule: String
    let kind: String?
    let family: String?
    let reason: String

    enum CodingKeys: String, CodingKey, CaseIterable { case rule, kind, family, reason }
  }

  static let name = "almanac-check.json"

  /// The instant of the pictures; a Saturday morning in March.
  var date = Date(timeIntervalSince1970: 1_773_480_600)
  /// What is drawn; empty: everything.
  var kinds: [String] = []
  var families: [String] = []
  /// Empty: the first place of each family.
  var places: [String] = []
  var appearances: [String] = []
  var schemes: [ColorSchemeValue] = [.light, .dark]
  var states: [SheetAxes.State] = [.plain]
  var locales = ["en_US"]
  var textSizes = ["large"]
  /// Empty: the usual phone, and a watch for families that it alone has.
  var devices: [DeviceProfile] = []
  /// Pixels per point.
  var scale = 2.0
  var tolerance = PictureTolerance.standard
  /// The folder of the pictures, relative to the file.
  var pictures = "CheckPictures"
  /// A list of the kinds of the last release, relative to the file.
  var release: String?
  var skip: [Skip] = []
  var failOn = TimelineAdvice.Severity.warning
  var days = 7
  var behavior = "commuter"
  /// The most reloads on one day; nil: any number.
  var maximumReloadsPerDay: Int?
  /// For how long a viewed widget may be due to be replaced, in minutes, for 95 of 100 views; nil: any time.
  var maximumStaleMinutes: Double?

  init() {}

  enum CodingKeys: String, CodingKey, CaseIterable {
    case date, kinds, families, places, appearances, schemes, states, locales, textSizes, devices, scale, tolerance, pictures, release, skip, failOn,
      days, behavior, maximumReloadsPerDay, maximumStaleMinutes
  }

  private static let keys = KnownKeys.map(
    Dictionary(
      uniqueKeysWithValues: CodingKeys.allCases.map { key -> (String, KnownKeys) in
        switch key {
        case .kinds, .families, .places, .appearances, .schemes, .states, .locales, .textSizes, .devices: (key.rawValue, .list(.value))
        case .skip: (key.rawValue, .list(.map(Dictionary(uniqueKeysWithValues: Skip.CodingKeys.allCases.map { ($0.rawValue, .value) }))))
        default: (key.rawValue, .value)
        }
      }))

  /// Reads a file.
  ///
  /// - Throws: `SimulationFileError` with the line of the fault.
  static func read(_ url: URL) throws -> CheckFile {
    try StrictYAML.read(CheckFile.self, from: url, keys: keys, limit: Profiles.check.fileBytes)
  }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    func refused(_ key: CodingKeys, _ message: String) -> DecodingError { .dataCorruptedError(forKey: key, in: file, debugDescription: message) }
    func names(_ key: CodingKeys) throws -> [String] { try file.decodeIfPresent([String].self, forKey: key) ?? [] }
    /// Each name's value; a name without one is refused with those that there are.
    func values<Value>(_ key: CodingKeys, _ what: String, _ known: [String], _ value: (String) -> Value?) throws -> [Value] {
      try names(key).map { name in
        guard let found = value(name) else { throw refused(key, "there is no \(what) \(name); there are: \(known.joined(separator: ", "))") }
        return found
      }
    }
    func number(_ key: CodingKeys, _ range: ClosedRange<Double>) throws -> Double? {
      guard let value = try file.decodeIfPresent(Double.self, forKey: key) else { return nil }
      guard range.contains(value) else { throw refused(key, "\(key.rawValue) is \(range.lowerBound) to \(range.upperBound), not \(value)") }
      return value
    }
    if let text = try file.decodeIfPresent(String.self, forKey: .date) {
      guard let date = Timestamp.date(text) else { throw refused(.date, "\(text) is not an instant; write it as \(Timestamp.example)") }
      self.date = date
    }
    kinds = try names(.kinds)
    families = try values(.families, "family", FamilyName.known) { WidgetFamilyValue(name: $0)?.name }
    devices = try values(.devices, "device", Profiles.devices.map(\.id)) { Profiles.device(named: $0) }
    let known = (devices.isEmpty ? Profiles.devices : devices).flatMap(\.sheetPlaces)
    func unique(_ names: [String]) -> [String] { names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    let knownPlaces = unique(known.map(\.id))
    places = try values(.places, "place", knownPlaces) { knownPlaces.contains($0) ? $0 : nil }
    let knownAppearances = unique(known.flatMap(\.appearances).map(\.id))
    appearances = try values(.appearances, "appearance", knownAppearances) { knownAppearances.contains($0) ? $0 : nil }
    let schemes = try values(.schemes, "colour scheme", ColorSchemeValue.names) { ColorSchemeValue(name: $0) }
    if !schemes.isEmpty { self.schemes = schemes }
    let states = try values(.states, "state", SheetAxes.State.allCases.map(\.rawValue)) { SheetAxes.State(rawValue: $0) }
    if !states.isEmpty { self.states = states }
    let locales = try values(.locales, "locale", ["en_US", "de_DE", "ar"]) { DeviceSettings.localeFault($0) == nil ? $0 : nil }
    if !locales.isEmpty { self.locales = locales }
    let sizes = try values(.textSizes, "text size", DynamicTypeOption.allCases.map(\.rawValue)) { DynamicTypeOption(rawValue: $0)?.rawValue }
    if !sizes.isEmpty { textSizes = sizes }
    scale = try number(.scale, 0.5...4) ?? scale
    if let name = try file.decodeIfPresent(String.self, forKey: .tolerance) {
      guard let tolerance = PictureTolerance(named: name) else {
        throw refused(.tolerance, "there is no tolerance \(name); there are: \(PictureTolerance.names.joined(separator: ", "))")
      }
      self.tolerance = tolerance
    }
    pictures = try file.decodeIfPresent(String.self, forKey: .pictures) ?? pictures
    release = try file.decodeIfPresent(String.self, forKey: .release)
    for (key, path) in [(CodingKeys.pictures, pictures), (.release, release ?? "x")] {
      // A check file from another author must not lead outside of the package.
      if path.isEmpty || path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        throw refused(key, "\(key.rawValue) is a path inside the package, such as CheckPictures; got \(path.debugDescription)")
      }
    }
    skip = try file.decodeIfPresent([Skip].self, forKey: .skip) ?? []
    for skip in skip {
      guard LintRules.names.contains(skip.rule) else {
        throw refused(.skip, "there is no rule \(skip.rule) to skip; there are: \(LintRules.names.joined(separator: ", "))")
      }
      guard skip.reason.contains(where: { !$0.isWhitespace }) else { throw refused(.skip, "say in reason why \(skip.rule) is skipped") }
    }
    if let name = try file.decodeIfPresent(String.self, forKey: .failOn) {
      guard let severity = TimelineAdvice.Severity(rawValue: name) else {
        throw refused(.failOn, "there is no severity \(name); there are: \(TimelineAdvice.Severity.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      failOn = severity
    }
    days = try number(.days, 1...31).map { Int($0) } ?? days
    behavior = try file.decodeIfPresent(String.self, forKey: .behavior) ?? behavior
    guard Behavior.shipped[behavior] != nil else {
      throw refused(.behavior, "there is no behaviour \(behavior); there are: \(Behavior.shipped.keys.sorted().joined(separator: ", "))")
    }
    maximumReloadsPerDay = try number(.maximumReloadsPerDay, 0...10_000).map { Int($0) }
    maximumStaleMinutes = try number(.maximumStaleMinutes, 0...100_000)
  }
}
