import AlmanacBasics

/// An interpolated log message.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a log message shows a value.
public struct OSLogPrivacy: Sendable {
  /// Replaces a hidden value, so that equal values can be recognized.
  public enum Mask: Sendable {
    case hash, none
  }
  enum Kind: Sendable {
    case shown, hidden, hashed
  }
  let kind: Kind

  public static let `public` = OSLogPrivacy(kind: .shown)
  public static let `private` = OSLogPrivacy(kind: .hidden)
  public static let sensitive = OSLogPrivacy(kind: .hidden)
  /// Shows the value: the log belongs to the host's operator, who reads it to find out what a widget did.
  public static let auto = OSLogPrivacy(kind: .shown)

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask == .hash ? .hashed : .hidden) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask == .hash ? .hashed : .hidden) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .shown) }

  func apply(to text: String) -> String {
    switch kind {
    case .shown: text
    case .hidden: "<private>"
    // The hash has no random seed, so equal values get the same mark in every run.
    case .hashed: "<mask.hash: \(String(FNV1a.hash(text.utf8), radix: 16))>"
    }
  }
}

/// The width and alignment of a value in a log message.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let leading: Bool
  public static let none = OSLogStringAlignment(columns: 0, leading: true)
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns(), leading: true) }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns(), leading: false) }

  func apply(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return leading ? text + padding : padding + text
  }
}

/// The format of an integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let uppercase: Bool
  let prefix: String
  let minDigits: Int
  public static let decimal = OSLogIntegerFormatting(radix: 10, uppercase: false, prefix: "", minDigits: 0)
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, uppercase: false, prefix: explicitPositiveSign ? "+" : "", minDigits: minDigits())
  }
  public static let hex = OSLogIntegerFormatting(radix: 16, uppercase: false, prefix: "", minDigits: 0)
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int = 0
  )
    -> OSLogIntegerFormatting
  { OSLogIntegerFormatting(radix: 16, uppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits()) }
  public static let octal = OSLogIntegerFormatting(radix: 8, uppercase: false, prefix: "", minDigits: 0)

  func string(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : prefix) + zeros + digits
  }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
  let specifier: String
  public static let fixed = OSLogFloatFormatting(specifier: "%f")
  public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision()))f")
  }
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, precision()))e")
  }
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")
}

/// The format of a boolean in a log message.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}

/// Collects the parts of an interpolated log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + 16 * interpolationCount) }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: privacy.apply(to: "\(value())"))
  }
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: privacy.apply(to: format.string(value())))
  }
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: privacy.apply(to: String(format: format.specifier, Double(value()))))
  }
  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto) {
    let words = format == .truth ? ("true", "false") : ("YES", "NO")
    text += privacy.apply(to: value() ? words.0 : words.1)
  }
}
