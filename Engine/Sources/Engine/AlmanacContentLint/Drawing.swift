import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// A widget as its extension drew it for one layout, with sources in its lists: the input of ``ContentLint``.
public struct Drawing: Sendable {
  /// What the layout depended on.
  public struct Layout: Sendable, Hashable {
    /// The language and region, such as `de_DE`.
    public var locale: String
    /// The Dynamic Type size, such as `large`.
    public var textSize: String

    /// Creates a layout; without arguments the usual one.
    public init(locale: String = "en_US", textSize: String = "large") { (self.locale, self.textSize) = (locale, textSize) }

    /// Whether nobody changed anything.
    public var isUsual: Bool { self == Layout() }
    /// Whether it shows the effect of a translation, in a pseudo-locale.
    public var isPseudo: Bool { Profiles.lint.pseudoLocales.contains(locale) }
    /// `in the locale en_XA`, `at the text size xxxLarge`; empty for the usual layout.
    var words: String {
      let usual = Layout()
      return [locale == usual.locale ? nil : "in the locale \(locale)", textSize == usual.textSize ? nil : "at the text size \(textSize)"]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// The widget's family.
  public var family: WidgetFamilyValue
  /// What the layout depended on.
  public var layout: Layout
  /// The entries' lists and what could not be drawn as written.
  public var archive: TimelineArchive
  /// The host's limits.
  public var limits: LimitsProfile
  /// The device that the layout is for.
  public var device: DeviceProfile

  /// Creates a drawing.
  public init(
    family: WidgetFamilyValue, layout: Layout = Layout(), archive: TimelineArchive, limits: LimitsProfile = Profiles.limits,
    device: DeviceProfile = Profiles.defaultDevice
  ) {
    (self.family, self.layout, self.archive, self.limits, self.device) = (family, layout, archive, limits, device)
  }

  /// Returns the layouts in which a widget is checked: the usual one, the app's own locales, the pseudo-locales and larger text.
  ///
  /// - Parameter locales: the app's own locales beside the usual one.
  public static func layouts(locales: [String] = []) -> [Layout] {
    let profile = Profiles.lint
    let all = [Layout()] + (locales + profile.pseudoLocales).map { Layout(locale: $0) } + profile.textSizes.map { Layout(textSize: $0) }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The first, the last and some entries between them.
  var sampledEntries: [Int] {
    let (count, most) = (archive.entries.count, max(2, Profiles.lint.sampledEntries))
    return count > most ? (0..<most).map { $0 * (count - 1) / (most - 1) } : Array(0..<count)
  }

  /// Calls `body` with the whole list of each sampled entry, in its first variant.
  func forEachList(_ body: (_ list: DisplayList, _ date: Date) -> Void) throws {
    for index in sampledEntries {
      let entry = archive.entries[index]
      guard let variant = entry.variants.first, archive.displayLists.indices.contains(Int(variant.displayList)) else { continue }
      body(try DisplayList(validating: archive.displayLists[Int(variant.displayList)]), Date(timeIntervalSince1970: entry.date.seconds))
    }
  }
}
