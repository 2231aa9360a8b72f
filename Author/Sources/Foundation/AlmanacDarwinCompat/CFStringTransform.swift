// Names of text transformations, as identifiers of Foundation's `StringTransform`.
public var kCFStringTransformStripCombiningMarks: CFString { "NFD; [:nonspacing mark:]Remove; NFC" as NSString }
public var kCFStringTransformToLatin: CFString { StringTransform.toLatin.rawValue as NSString }
public var kCFStringTransformFullwidthHalfwidth: CFString { StringTransform.fullwidthToHalfwidth.rawValue as NSString }
public var kCFStringTransformLatinKatakana: CFString { StringTransform.latinToKatakana.rawValue as NSString }
public var kCFStringTransformLatinHiragana: CFString { StringTransform.latinToHiragana.rawValue as NSString }
public var kCFStringTransformHiraganaKatakana: CFString { StringTransform.hiraganaToKatakana.rawValue as NSString }
public var kCFStringTransformMandarinLatin: CFString { StringTransform.mandarinToLatin.rawValue as NSString }
public var kCFStringTransformLatinCyrillic: CFString { StringTransform.latinToCyrillic.rawValue as NSString }
public var kCFStringTransformStripDiacritics: CFString { StringTransform.stripDiacritics.rawValue as NSString }

/// Transforms the whole text. A range is not supported: with one, the text stays unchanged.
/// - Returns: whether the text was transformed.
@discardableResult
public func CFStringTransform(_ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool) -> Bool {
  guard let string, let transform, range == nil else { return false }
  guard let changed = (string as String).applyingTransform(StringTransform(transform as String), reverse: reverse) else { return false }
  string.setString(changed)
  return true
}
