import Foundation

/// An encoding's number in Core Foundation.
public typealias CFStringEncoding = UInt32
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// The encodings that `String.Encoding` has no name for.
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case macChineseTrad, macKorean, macArabic, macHebrew, macGreek, macCyrillic
  case macChineseSimp = 25
  case isoLatin2 = 0x0202
  case isoLatin3, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek, isoLatinHebrew, isoLatin5, isoLatin6, isoLatinThai
  case isoLatin7 = 0x020D
  case isoLatin8, isoLatin9, isoLatin10
  case dosLatinUS = 0x0400
  case dosGreek = 0x0405
  case dosLatin1 = 0x0410
  case dosLatin2 = 0x0412
  case dosCyrillic = 0x0413
  case dosRussian = 0x041B
  case dosThai = 0x041D
  case dosJapanese = 0x0420
  case dosChineseSimplif, dosKorean, dosChineseTrad
  case windowsLatin2 = 0x0501
  case windowsCyrillic, windowsGreek, windowsLatin5, windowsHebrew, windowsArabic, windowsBalticRim, windowsVietnamese
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case ISO_2022_JP = 0x0820
  case ISO_2022_CN = 0x0830
  case ISO_2022_KR = 0x0840
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_TW = 0x0931
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
  case HZ_GB_2312 = 0x0A05
  case big5_HKSCS_1999 = 0x0A06
}

// The encodings that Foundation names, with Core Foundation's numbers.
private let own: [(foundation: String.Encoding, core: CFStringEncoding)] = [
  (.ascii, 0x0600), (.nextstep, 0x0B01), (.japaneseEUC, 0x0920), (.utf8, 0x0800_0100), (.isoLatin1, 0x0201), (.nonLossyASCII, 0x0BFF),
  (.shiftJIS, 0x0420), (.isoLatin2, 0x0202), (.unicode, 0x0100), (.windowsCP1251, 0x0502), (.windowsCP1252, 0x0500), (.windowsCP1253, 0x0503),
  (.windowsCP1254, 0x0504), (.windowsCP1250, 0x0501), (.iso2022JP, 0x0820), (.macOSRoman, 0), (.utf16BigEndian, 0x1000_0100),
  (.utf16LittleEndian, 0x1400_0100), (.utf32, 0x0C00_0100), (.utf32BigEndian, 0x1800_0100), (.utf32LittleEndian, 0x1C00_0100),
]

/// Returns the raw value of a `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  own.first { $0.core == encoding }?.foundation.rawValue ?? 0x8000_0000 | UInt(encoding)
}
/// - Parameter encoding: the raw value of a `String.Encoding`.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let core = own.first(where: { $0.foundation.rawValue == encoding })?.core { return core }
  return encoding & 0x8000_0000 != 0 ? CFStringEncoding(encoding & 0x7FFF_FFFF) : kCFStringEncodingInvalidId
}
