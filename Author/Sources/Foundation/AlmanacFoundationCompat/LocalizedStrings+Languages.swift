import Synchronization

extension LocalizedStrings {
  /// Returns the identifiers of languages in which a text for `locale` can be, the best first: `zh-TW`, `zh-Hant-TW`, `zh-Hant`.
  ///
  /// The order is that of Apple's ICU (`ualoc_localizationsToUse`): the locale itself, the regions whose language it shares (`en-IN`, `en-GB`,
  /// `en-001`), and the language. An identifier without a script is used only if the script is the usual one there: Chinese of Taiwan is not `zh`.
  package static func candidates(for locale: Locale) -> [String] {
    known.withLock { known in
      if let languages = known[locale.identifier] { return languages }
      // A view can set any number of locales.
      if known.count >= 64 { known = [:] }
      let languages = self.languages(of: locale)
      known[locale.identifier] = languages
      return languages
    }
  }

  /// Returns those of an app's languages in which a text for `locale` can be, the best first: its ``candidates(for:)``. If the app has none of them,
  /// returns another region of the language, the usual one before others: `fr-CA` for `fr-CH`, but `fr-FR` if there is that too.
  package static func languages(of available: Set<String>, for locale: Locale) -> [String] {
    let found = candidates(for: locale).filter(available.contains)
    if !found.isEmpty { return found }
    let language = locale.language
    let siblings = available.sorted().filter { name in
      let other = Locale.Language(identifier: name)
      return other.languageCode == language.languageCode && other.script == language.script
    }
    let usual = language.languageCode.map { Locale.Language(identifier: Locale.Language(languageCode: $0).maximalIdentifier).region }
    return (siblings.first { Locale.Language(identifier: $0).region == usual } ?? siblings.first).map { [$0] } ?? []
  }

  /// The languages of locales. To parse a locale takes longer than to find a text.
  private static let known = Mutex<[String: [String]]>([:])

  private static func languages(of locale: Locale) -> [String] {
    // Keywords such as the calendar name no language.
    let parts = locale.identifier(.bcp47).split(separator: "-" as Character)
    let own = parts.prefix { $0.count > 1 }.joined(separator: "-")
    guard let language = locale.language.languageCode?.identifier, let script = locale.language.script?.identifier else { return [own] }
    func isUsual(_ identifier: String) -> Bool { Locale(identifier: identifier).language.script?.identifier == script }
    var found = [own]
    func add(_ region: String) {
      found.append("\(language)-\(script)-\(region)")
      if isUsual("\(language)-\(region)") { found.append("\(language)-\(region)") }
    }
    let parents = self.parents["\(language)-\(script)"] ?? [:]
    var region = locale.language.region?.identifier
    while let place = region {
      add(place)
      region = parents[place]
    }
    found.append("\(language)-\(script)")
    if isUsual(language) { found += [language, otherNames[language]].compactMap(\.self) }
    if let region = writtenAs["\(language)-\(script)"] { add(region) }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The region whose language a region shares, by language and script. Sources: `appleParentMap` of Apple's ICU, and CLDR's parent locales.
  private static let parents: [String: [String: String]] = [
    "en-Latn": children([
      "AU": "CC CK CX NF NR NU NZ PG WS",
      "GB": """
      150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK LS MO MS MT MU MV MW MY NA NG PK PN \
      SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
      """,
      "150": """
      AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GR HR HU IS IT LI LT LU LV MC MD ME MK NL NO PL PT RO RS RU SE SI SK SM UA VA XK
      """,
      "001": "AE CA CM ER FM GB IL LR MG PW RW SX TK",
    ]),
    "es-Latn": children(["419": "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"]),
    "pt-Latn": children(["PT": "AO CH CV FR GQ GW LU MO MZ ST TL"]),
    "zh-Hant": children(["HK": "MO"]),
  ]
  private static func children(_ regions: [String: String]) -> [String: String] {
    regions.reduce(into: [:]) { all, entry in for child in entry.value.split(separator: " " as Character) { all[String(child)] = entry.key } }
  }

  /// The region by which a folder can name a script.
  private static let writtenAs = ["zh-Hans": "CN", "zh-Hant": "TW"]
  /// Former names of languages, and both names of Norwegian.
  private static let otherNames = ["nb": "no", "no": "nb", "fil": "tl", "he": "iw", "id": "in"]
}
