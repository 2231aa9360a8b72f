import AlmanacFoundationCompat
import Statements

private let letters = ["a", "b", "c", "d"]
private func list(
  _ items: [String], _ type: ListFormatStyle<StringStyle, [String]>.ListType = .and,
  _ width: ListFormatStyle<StringStyle, [String]>.Width = .standard, _ locale: String = "en_US"
) -> String {
  items.formatted(.list(type: type, width: width).locale(Locale(identifier: locale)))
}
private let guest = PersonNameComponents(
  namePrefix: "Dr", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith", nameSuffix: "Esq.", nickname: "Liza")
private func name(
  _ style: AlmanacFoundationCompat.PersonNameComponentsFormatter.Style, _ locale: String = "en_US", _ components: PersonNameComponents = guest
) -> String {
  let formatter = AlmanacFoundationCompat.PersonNameComponentsFormatter()
  (formatter.style, formatter.locale) = (style, Locale(identifier: locale))
  return formatter.string(from: components)
}
private func styled(
  _ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US", _ name: PersonNameComponents = guest
) -> String { name.formatted(.name(style: style).locale(Locale(identifier: locale))) }
private func amount(
  _ value: Double, _ unit: UnitInformationStorage, _ locale: String = "en_US",
  _ style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount = .byteCount(style: .file)
) -> String {
  Measurement(value: value, unit: unit).formatted(style.locale(Locale(identifier: locale)))
    .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
}
private func bytes(_ count: Int64, _ locale: String = "en_US", _ change: (inout ByteCountFormatStyle) -> Void = { _ in }) -> String {
  var style = ByteCountFormatStyle(style: .file, locale: Locale(identifier: locale))
  change(&style)
  return style.format(count).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
}
private func size(_ count: Int64, _ change: (ByteCountFormatter) -> Void = { _ in }) -> String {
  let formatter = ByteCountFormatter()
  change(formatter)
  return formatter.string(fromByteCount: count)
}

extension Statement {
  private static let lists = DocumentSource.formatStyles("list-style")

  static let listStyles: [Statement] = [
    Statement("A list ends with “and” or “or”", lists, is: ["a, b, c, and d", "a, b, c, or d"]) { [list(letters), list(letters, .or)] },
    Statement("A short list has a sign, a narrow one only commas", lists, is: ["a, b, c, & d", "a, b, c, d"]) {
      [list(letters, .and, .short), list(letters, .and, .narrow)]
    },
    Statement("Two items have no comma, one item is itself, none is nothing", .unicode("tr35-general.html#ListPatterns"), is: ["a and b", "a", ""]) {
      [list(["a", "b"]), list(["a"]), list([])]
    },
    Statement("Items are written in a style of their own", lists, is: ["2001 and 1970", "2001 or 1970"]) {
      let dates = [Date(timeIntervalSinceReferenceDate: 86_400), Date(timeIntervalSince1970: 86_400)]
      let year = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: gregorian(), timeZone: .gmt).year()
      return [
        dates.formatted(.list(memberStyle: year, type: .and).locale(Locale(identifier: "en_US"))),
        dates.formatted(.list(memberStyle: year, type: .or).locale(Locale(identifier: "en_US"))),
      ]
    },
    Statement(
      "A list is joined as the language joins it", .cldr("misc-full/main/*/listPatterns"),
      is: ["a, b und c", "a, b et c", "a, b y c", "a、b、c", "a、b和c", "a, b и c", "a, b e c"]
    ) { ["de_DE", "fr_FR", "es_ES", "ja_JP", "zh_Hans_CN", "ru_RU", "pt_BR"].map { list(["a", "b", "c"], .and, .standard, $0) } },
    Statement(
      "Items of the other direction are isolated in a list from right to left",
      .repository("swiftlang/swift-foundation", "ListFormatStyleTests.swift"),
      is: ["\u{2068}a\u{2069} ו-\u{2068}b\u{2069}", "אחד ושתיים"]
    ) { [list(["a", "b"], .and, .standard, "he_IL"), list(["אחד", "שתיים"], .and, .standard, "he_IL")] },
    Statement(
      "Spanish “y” becomes “e” before the same sound", .repository("swiftlang/swift-foundation", "ListFormatStyleTests.swift"),
      is: ["España e Italia", "España y Francia"]
    ) { [list(["España", "Italia"], .and, .standard, "es_ES"), list(["España", "Francia"], .and, .standard, "es_ES")] },
    Statement(
      "A list formatter joins as the style does, with items in their own formatter", .apple("foundation/listformatter"),
      is: ["a, b, and c", "1st and 2nd"]
    ) {
      let formatter = AlmanacFoundationCompat.ListFormatter()
      formatter.locale = Locale(identifier: "en_US")
      let words = formatter.string(from: ["a", "b", "c"])
      let numbers = DeviceNumberFormatter()
      (numbers.locale, numbers.numberStyle) = (Locale(identifier: "en_US"), .ordinal)
      formatter.itemFormatter = numbers
      return [words, formatter.string(from: [1, 2])].map { $0 ?? "nil" }
    },
  ]

  private static let names = DocumentSource.formatStyles("person-name-style")

  static let personNames: [Statement] = [
    Statement("A name has four styles", names, is: ["ES", "Liza", "Elizabeth Smith", "Dr Elizabeth Jillian Smith Esq."]) {
      [.abbreviated, .short, .medium, .long].map { name($0) }
    },
    Statement("The family name is first where the locale has it so", names, is: ["Smith Elizabeth", "Dr Smith Elizabeth Jillian Esq.", "SE"]) {
      [name(.medium, "zh_CN"), name(.long, "zh_CN"), name(.abbreviated, "zh_CN")]
    },
    Statement(
      "A name in Chinese or Japanese letters has its family name first and no space", .apple("foundation/personnamecomponentsformatter"), is: "山田太郎"
    ) {
      name(.medium, "ja_JP", PersonNameComponents(givenName: "太郎", familyName: "山田"))
    },
    Statement("What a name does not have is left out", .apple("foundation/personnamecomponentsformatter/style"), is: ["Ada", "Lovelace", ""]) {
      [
        name(.long, "en_US", PersonNameComponents(givenName: "Ada")), name(.medium, "en_US", PersonNameComponents(familyName: "Lovelace")),
        name(.medium, "en_US", PersonNameComponents()),
      ]
    },
    Statement("A style writes a name as the formatter does", names, is: ["ES", "Liza", "Elizabeth Smith", "Dr Elizabeth Jillian Smith Esq."]) {
      [styled(.abbreviated), styled(.short), styled(.medium), styled(.long)]
    },
    Statement("A style follows the order of its locale", names, is: ["SE", "Liza", "Smith Elizabeth", "Dr Smith Elizabeth Jillian Esq."]) {
      [styled(.abbreviated, "zh_CN"), styled(.short, "zh_CN"), styled(.medium, "zh_CN"), styled(.long, "zh_CN")]
    },
    Statement("Without a style the given and the family name are written", names, is: "Johnny Appleseed") {
      PersonNameComponents(givenName: "Johnny", familyName: "Appleseed").formatted(
        PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US")))
    },
    Statement(
      "The family name is first in Hungarian, Japanese, Korean, Chinese and others", .cldr("core/supplemental/personNamesDefaults"),
      is: ["hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"]
    ) {
      ["ar", "de", "en", "es", "fr", "he", "hi", "hu", "ja", "km", "ko", "mn", "ru", "si", "ta", "te", "th", "tr", "vi", "yue", "zh"]
        .filter { styled(.medium, $0) == "Smith Elizabeth" }
    },
    Statement("In Vietnamese the middle name follows the family name", .cldr("person-names-full/main/vi/personNames"), is: "Nguyễn Thị Minh") {
      styled(.long, "vi_VN", PersonNameComponents(givenName: "Minh", middleName: "Thị", familyName: "Nguyễn"))
    },
    Statement("A name is read with its title and its suffix", names, is: ["Dr", "Elizabeth", "Jillian", "Smith", "Esq."]) {
      let name = AlmanacFoundationCompat.PersonNameComponentsFormatter().personNameComponents(from: "Dr Elizabeth Jillian Smith Esq.")
      return [name?.namePrefix, name?.givenName, name?.middleName, name?.familyName, name?.nameSuffix].map { $0 ?? "nil" }
    },
  ]

  private static let counts = DocumentSource.formatStyles("byte-count-style")
  private static let object = DocumentSource.apple("foundation/bytecountformatter")

  static let byteCounts: [Statement] = [
    Statement("A file is counted in thousands, memory in 1024", counts, is: ["1 TB", "931.32 GB", "1 TB", "931.32 GB"]) {
      [ByteCountFormatStyle.Style.file, .memory, .decimal, .binary].map { style in bytes(1_000_000_000_000) { $0.style = style } }
    },
    Statement("Only allowed units are used", counts, is: ["1 kB", "1 MB", "1,000,000,000,000 bytes"]) {
      [
        bytes(1000) { $0.allowedUnits = [.kb, .mb] }, bytes(1_000_000) { $0.allowedUnits = [.kb, .mb] },
        bytes(1_000_000_000_000) { $0.allowedUnits = .bytes },
      ]
    },
    Statement("Zero is a word unless it may not", counts, is: ["Zero kB", "0 bytes"]) {
      [bytes(0) { $0.spellsOutZero = true }, bytes(0) { $0.spellsOutZero = false }]
    },
    Statement("The exact count is added on request", counts, is: ["1 kB (1,000 bytes)", "1 TB (1,000,000,000,000 bytes)"]) {
      [bytes(1000) { $0.includesActualByteCount = true }, bytes(1_000_000_000_000) { $0.includesActualByteCount = true }]
    },
    Statement("French counts octets", counts, is: ["931,32 Go", "1 To"]) {
      [bytes(1_000_000_000_000, "fr_FR") { $0.style = .memory }, bytes(1_000_000_000_000, "fr_FR")]
    },
    Statement("One byte is in the singular", .cldr("units-full/main/en/units"), is: ["1 byte", "900 bytes"]) { [bytes(1), bytes(900)] },
  ]

  private static let amounts = DocumentSource.apple("foundation/measurement/formatstyle/bytecount")

  static let byteMeasurements: [Statement] = [
    Statement("1024 bytes of memory are a kilobyte", amounts, is: ["1 kB", "1 kB (1,024 bytes)"]) {
      [
        amount(1024, .bytes, "en_US", .byteCount(style: .memory)),
        amount(1024, .bytes, "en_US", .byteCount(style: .memory, allowedUnits: .kb, spellsOutZero: true, includesActualByteCount: true)),
      ]
    },
    Statement("A measurement is counted as its bytes are", counts, is: ["931.32 GB", "1 TB", "1 TB", "931.32 GB"]) {
      [ByteCountFormatStyle.Style.binary, .decimal, .file, .memory].map { amount(1, .terabytes, "en_US", .byteCount(style: $0)) }
    },
    Statement("Only allowed units are used for a measurement", counts, is: ["1,000,000,000,000 bytes", "1 kB", "1 MB"]) {
      [
        amount(1, .terabytes, "en_US", .byteCount(style: .file, allowedUnits: .bytes)),
        amount(1, .kilobytes, "en_US", .byteCount(style: .file, allowedUnits: [.kb, .mb])),
        amount(1, .megabytes, "en_US", .byteCount(style: .file, allowedUnits: [.kb, .mb])),
      ]
    },
    Statement("A measurement of zero is a word unless it may not", counts, is: ["Zero kB", "0 bytes"]) {
      [true, false].map { amount(0, .bytes, "en_US", .byteCount(style: .file, spellsOutZero: $0)) }
    },
    Statement("The exact count is added to a measurement on request", counts, is: "1 MB (1,000,000 bytes)") {
      amount(1, .megabytes, "en_US", .byteCount(style: .file, includesActualByteCount: true))
    },
    Statement("Bits are bytes, and a measurement is in the words of its locale", amounts, is: ["2 kB", "931,32 Go"]) {
      [amount(16, .kilobits), amount(1, .terabytes, "fr_FR", .byteCount(style: .memory))]
    },
  ]

  static let byteFormatters: [Statement] = [
    Statement("The digits of a fraction depend on the size", object + "/isadaptive", is: ["999 bytes", "1 KB", "1.2 MB", "1.23 GB"]) {
      [999, 1234, 1_234_567, 1_234_567_890].map { size($0) }
    },
    Statement("Otherwise there are three significant digits at least", object + "/isadaptive", is: ["1.23 KB", "12.3 KB", "1.23 MB"]) {
      [1234, 12_345, 1_234_567].map { count in size(count) { $0.isAdaptive = false } }
    },
    Statement("Zero is a word unless it may not", object + "/allowsnonnumericformatting", is: ["Zero KB", "0 bytes"]) {
      [size(0), size(0) { $0.allowsNonnumericFormatting = false }]
    },
    Statement("A binary count takes 1024 for a thousand", object + "/countstyle-swift.enum/binary", is: ["1 KB", "1 MB", "1,000 bytes"]) {
      [1024, 1_048_576, 1000].map { count in size(count) { $0.countStyle = .binary } }
    },
    Statement("The count or the unit can be left out", object + "/includesunit", is: ["5", "MB"]) {
      [size(5_000_000) { $0.includesUnit = false }, size(5_000_000) { $0.includesCount = false }]
    },
    Statement("The exact count is added on request", object + "/includesactualbytecount", is: "5 MB (5,000,000 bytes)") {
      size(5_000_000) { $0.includesActualByteCount = true }
    },
    Statement("Zeros can fill up a fraction", object + "/zeropadsfractiondigits", is: ["5.0 MB", "5.00 GB"]) {
      [5_000_000, 5_000_000_000].map { count in size(count) { $0.zeroPadsFractionDigits = true } }
    },
  ]
}
