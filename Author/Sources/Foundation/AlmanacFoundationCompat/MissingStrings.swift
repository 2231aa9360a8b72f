import Synchronization

/// Records the keys without a translation that code outside views looked up, with `String(localized:)`, `AttributedString(localized:)` or
/// `NSLocalizedString`, for example in a provider.
///
/// A view reports its own keys. These are in each archive that the process makes from then on, like ``UnavailableServices``: a string does not know
/// which entry it is for. Resources are left out, because most are titles of forms and of the gallery, and no part of an entry.
package enum MissingStrings {
  /// A key, and why it has no translation.
  package struct Report: Sendable, Equatable {
    package let key: String
    package let sentence: String
    /// False if words of another language are shown, true if it is the key.
    package let isWarning: Bool
  }

  /// A process that makes its keys at run time could look up any number of them.
  private static let most = 50
  private static let reported = Mutex<[Report]>([])

  /// Returns the translation of `key` like ``LocalizedStrings/format(for:table:bundle:locale:numbers:device:)``, and records the key if it has none.
  ///
  /// - Parameter hasDefault: Whether the code has a text beside the key.
  static func format(for key: String, table: String?, bundle: Bundle, locale: Locale, numbers: [Double?] = [], hasDefault: Bool = false) -> String? {
    let found = LocalizedStrings.translation(for: key, table: table, bundle: bundle, locale: locale)
    record(key, found: found, table: table, bundle: bundle, locale: locale, hasDefault: hasDefault)
    return found.map { LocalizedStrings.format($0, numbers: numbers, device: .current) }
  }

  static func record(_ key: String, found: LocalizedStrings.Found?, table: String?, bundle: Bundle, locale: Locale, hasDefault: Bool) {
    guard found?.isFallback ?? true,
      let missing = LocalizedStrings.missingTranslation(
        of: key, found: found, table: table, bundle: bundle, locale: locale, hasDefault: hasDefault)
    else { return }
    let shown = hasDefault ? "the default value is shown" : "the key itself is shown"
    let report = Report(
      key: key, sentence: missing.sentence(key: key, table: LocalizedStrings.name(of: table), shown: shown), isWarning: missing.isWarning)
    reported.withLock { reported in
      if reported.count < most, !reported.contains(report) { reported.append(report) }
    }
  }

  /// All reports, in order.
  package static var all: [Report] { reported.withLock { $0 } }
}

extension LocalizedStrings.MissingTranslation {
  /// Whether no words are shown.
  package var isWarning: Bool {
    if case .translation = self { return false }
    return true
  }

  /// What is missing, for the widget's author.
  ///
  /// - Parameter shown: What is shown instead if there are no words of another language.
  package func sentence(key: String, table: String, shown: String) -> String {
    let key = key.count > 200 ? "\(key.prefix(200))…" : key
    switch self {
    case .table(let name): return "there is no table \(name) (\(name).xcstrings or \(name).strings) among the resources for “\(key)”: \(shown)"
    case .translation(let language, let other):
      return "\(table) has translations into \(language), but none of “\(key)”: the text in \(other) is shown"
    case .key(let language, let others):
      let only = others.isEmpty ? "" : ", only into \(others.formatted(.list(type: .and).locale(Locale(identifier: "en"))))"
      return "\(table) has no translation of “\(key)” into \(language)\(only): \(shown)"
    }
  }
}
