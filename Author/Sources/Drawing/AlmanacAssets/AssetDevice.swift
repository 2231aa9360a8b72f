import AlmanacFoundationCompat
import AlmanacProfiles

/// What a device and its user's settings are, as far as the variants of a catalog's set depend on them. The appearance is not a part of it: it can
/// change while an entry is shown.
package struct AssetDevice: Hashable, Sendable {
  /// The idioms of catalogs, the device's own first. A later one is used only if neither the own one nor a universal variant exists.
  let idioms: [String]
  /// The identifiers of the languages, the best first: `de-AT`, `de`.
  let languages: [String]
  let isRightToLeft: Bool
  let widthClass, heightClass: String
  let screen: CGSize
  let scale: Double

  package init(_ profile: DeviceProfile, locale: Locale, isRightToLeft: Bool) {
    switch profile.kind {
    case .phone: (idioms, widthClass, heightClass) = (["iphone"], "compact", "regular")
    case .tablet: (idioms, widthClass, heightClass) = (["ipad", "iphone"], "regular", "regular")
    case .mac: (idioms, widthClass, heightClass) = (["mac", "ipad", "iphone"], "regular", "regular")
    case .watch: (idioms, widthClass, heightClass) = (["watch"], "compact", "compact")
    }
    languages = LocalizedStrings.candidates(for: locale)
    self.isRightToLeft = isRightToLeft
    screen = CGSize(width: profile.screenWidth, height: profile.screenHeight)
    scale = profile.scale
  }
}

/// The conditions of a variant in a set's `Contents.json`. A key that is absent fits everything.
///
/// Source of the keys and values: Apple's Asset Catalog Format Reference.
struct AssetConditions: Decodable, Hashable {
  struct Appearance: Decodable, Hashable {
    var appearance: String?
    var value: String?
  }
  var idiom: String?
  var appearances: [Appearance]?
  var direction: String?
  var locale: String?
  var gamut: String?
  var widthClass: String?
  var heightClass: String?
  var screenWidth: String?
  var subtype: String?
  /// The least memory of a device, such as `4GB`.
  var memory: String?
  /// The least graphics features of a device, such as `metal3v1`.
  var graphics: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale, subtype, memory
    case graphics = "graphics-feature-set"
    case direction = "language-direction"
    case gamut = "display-gamut"
    case widthClass = "width-class"
    case heightClass = "height-class"
    case screenWidth = "screen-width"
  }

  /// `light`, `dark`, or another value that no widget has; nil for every appearance.
  var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
  /// The number of a condition such as `>161`.
  var widestMinimum: Double? { screenWidth.flatMap { $0.hasPrefix(">") ? Double($0.drop { "=>".contains($0) }) : nil } }
  var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

/// Something of which a set has several variants.
protocol AssetVariant {
  var conditions: AssetConditions { get }
}

extension Array where Element: AssetVariant {
  /// Returns the variants that fit the device best; never none if there are some.
  ///
  /// Of the variants that ask for nothing else than the device has, the most specific ones are left. If there are none, all variants are compared: a
  /// set with images for a watch only is used on a phone, too. The conditions are compared one after the other, in the order of the idiom, the
  /// language, the direction, the size classes, the screen and the gamut.
  func fitting(_ device: AssetDevice) -> [Element] {
    let possible = filter { device.fits($0.conditions) }
    var rest = possible.isEmpty ? self : possible
    for idiom in [device.idioms.first, "universal"].compactMap(\.self) + device.idioms.dropFirst() {
      let found = rest.filter { ($0.conditions.idiom ?? "universal") == idiom }
      if !found.isEmpty {
        rest = found
        break
      }
    }
    rest = rest.narrowed(to: device.languages) { $0.locale?.replacingOccurrences(of: "_", with: "-") }
    rest = rest.narrowed(to: [device.isRightToLeft ? "right-to-left" : "left-to-right"], \.direction)
    rest = rest.narrowed(to: [device.widthClass], \.widthClass)
    rest = rest.narrowed(to: [device.heightClass], \.heightClass)
    rest = rest.narrowed { $0.screenWidth.map(device.hasWidth) }
    // Of >145 and >161 the closer one.
    if let closest = rest.compactMap(\.conditions.widestMinimum).max() { rest = rest.filter { $0.conditions.widestMinimum == closest } }
    rest = rest.narrowed { $0.subtype.map(device.isSubtype) }
    // The profiles do not say what memory and graphics a device has. Today's devices have the most that a catalog asks for.
    rest = rest.highest(\.memory).highest(\.graphics)
    // Every device of the profiles since the iPhone 7 shows P3.
    return rest.narrowed(to: ["display-P3"], \.gamut)
  }

  /// Returns the variants that fit an appearance best. The closures are called only if variants differ by it.
  func fitting(isDark: () -> Bool, isHighContrast: () -> Bool) -> [Element] {
    var rest = self
    // A variant for increased contrast is for that alone, also in an appearance that has no other variant of its own.
    if Set(rest.map(\.conditions.isHighContrast)).count > 1, !isHighContrast() { rest = rest.filter { !$0.conditions.isHighContrast } }
    if rest.contains(where: { $0.conditions.luminosity != nil }) { rest = rest.narrowed(to: [isDark() ? "dark" : "light"], \.luminosity) }
    let highContrast = rest.filter(\.conditions.isHighContrast)
    return highContrast.isEmpty ? rest : highContrast
  }

  /// Returns the variants with the first of `values` that some have, otherwise those without a value, otherwise all.
  private func narrowed(to values: [String], _ value: (AssetConditions) -> String?) -> [Element] {
    for wanted in values {
      let found = filter { value($0.conditions) == wanted }
      if !found.isEmpty { return found }
    }
    let neutral = filter { value($0.conditions) == nil }
    return neutral.isEmpty ? self : neutral
  }

  /// Returns the variants with the highest of the values, by the numbers in them, otherwise all.
  private func highest(_ value: (AssetConditions) -> String?) -> [Element] {
    guard let most = compactMap({ value($0.conditions) }).max(by: { $0.compare($1, options: .numeric) == .orderedAscending }) else { return self }
    return filter { value($0.conditions) == most }
  }

  /// Returns the variants whose condition holds, otherwise those without it, otherwise all.
  private func narrowed(_ holds: (AssetConditions) -> Bool?) -> [Element] {
    let found = filter { holds($0.conditions) == true }
    if !found.isEmpty { return found }
    let neutral = filter { holds($0.conditions) == nil }
    return neutral.isEmpty ? self : neutral
  }
}

extension AssetDevice {
  /// Whether the device has all that the conditions ask for.
  fileprivate func fits(_ conditions: AssetConditions) -> Bool {
    let idiom = conditions.idiom ?? "universal"
    return (idiom == "universal" || idiom == idioms.first)
      && (conditions.locale.map { languages.contains($0.replacingOccurrences(of: "_", with: "-")) } ?? true)
      && (conditions.direction.map { $0 == (isRightToLeft ? "right-to-left" : "left-to-right") } ?? true)
      && conditions.widthClass ?? widthClass == widthClass && conditions.heightClass ?? heightClass == heightClass
      && conditions.screenWidth.map(hasWidth) ?? true && conditions.subtype.map(isSubtype) ?? true
  }

  /// Whether the screen's width in points fits a condition such as `<=145` or `>161`.
  fileprivate func hasWidth(_ condition: String) -> Bool {
    let isUpper = condition.hasPrefix("<=")
    guard let number = Double(condition.drop { "<=>".contains($0) }) else { return false }
    return isUpper ? screen.width <= number : condition.hasPrefix(">=") ? screen.width >= number : screen.width > number
  }

  /// Whether the screen has a subtype: `retina4`, or its height in points or pixels, such as `736h` and `2436h`.
  fileprivate func isSubtype(_ name: String) -> Bool {
    if name == "retina4" { return screen.height == 568 }
    guard name.hasSuffix("h"), let height = Double(name.dropLast()) else { return false }
    return height == screen.height || height == screen.height * scale
  }
}
