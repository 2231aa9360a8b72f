import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

/// Encodings and transformations of texts.
@Suite struct CoreFoundationTextTests {
  @Test func `Chinese, Japanese and Korean texts are read by Core Foundation's encodings`() {
    func encoding(_ encoding: CFStringEncodings) -> String.Encoding {
      String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(encoding.rawValue)))
    }
    #expect(String(data: Data([0xC4, 0xE3, 0xBA, 0xC3]), encoding: encoding(.GB_18030_2000)) == "你好")
    #expect(String(data: Data([0x82, 0xA0]), encoding: encoding(.dosJapanese)) == "あ")
    #expect(String(data: Data([0xB1, 0xE8]), encoding: encoding(.EUC_KR)) == "김")
    #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertNSStringEncodingToEncoding(encoding(.big5).rawValue) == 0x0A03)
  }

  @Test func `texts are transformed by the names of Core Foundation`() {
    let text = NSMutableString(string: "北京 é")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false) && CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text as String == "bei jing e")
    #expect(!CFStringTransform(text, nil, "no such transformation" as NSString, false))
  }
}
