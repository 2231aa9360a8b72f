/// Finds web and mail addresses in a text. Does not find dates, telephone numbers and postal addresses; a note reports this.
///
/// The results have their own type, ``DetectedData``, because Foundation's results cannot contain an address on Linux.
open class NSDataDetector {
  public typealias CheckingTypes = UInt64
  private static let link: CheckingTypes = 32
  public let checkingTypes: CheckingTypes
  private let expression: NSRegularExpression

  /// - Throws: if `types` names no type.
  public init(types checkingTypes: CheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    if checkingTypes & ~Self.link != 0 {
      UnavailableServices.report(
        "dataDetector.types", "NSDataDetector finds web and mail addresses, but no dates, telephone numbers or postal addresses")
    }
    self.checkingTypes = checkingTypes
    // A web address does not include punctuation at its end.
    let address = #"[^\s<>"']*[^\s<>"'.,;:!?)\]]"#
    let mail = #"[A-Z0-9._%+-]{1,64}@[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63}){1,8}"#
    expression = try NSRegularExpression(pattern: #"(?i)\b(?:(https?|ftp)://\#(address)|(?:mailto:)?(\#(mail))|www\.\#(address))"#)
  }

  open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [DetectedData] {
    guard checkingTypes & Self.link != 0 else { return [] }
    return expression.matches(in: string, options: options, range: range).map { match in
      let words = (string as NSString).substring(with: match.range)
      let isMail = match.range(at: 2).location != NSNotFound
      let hasScheme = match.range(at: 1).location != NSNotFound || words.lowercased().hasPrefix("mailto:")
      return DetectedData(range: match.range, url: URL(string: hasScheme ? words : (isMail ? "mailto:" : "http://") + words))
    }
  }
  open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> DetectedData? {
    matches(in: string, options: options, range: range).first
  }
  open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (DetectedData?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }
}

/// An address in a text.
public struct DetectedData: Hashable, Sendable {
  /// In UTF-16 units, as Foundation counts.
  public let range: NSRange
  public let url: URL?
  public var resultType: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: 32) }
  // Always empty: only addresses are found.
  public var date: Date? { nil }
  public var duration: TimeInterval { 0 }
  public var timeZone: TimeZone? { nil }
  public var phoneNumber: String? { nil }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }
  public var numberOfRanges: Int { 1 }
  public func range(at index: Int) -> NSRange { index == 0 ? range : NSRange(location: NSNotFound, length: 0) }
}
