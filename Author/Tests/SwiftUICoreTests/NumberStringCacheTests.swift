import Foundation
import Testing

@testable import SwiftUICore

@MainActor
/// Text: numbers in text.
@Suite struct NumberStringCacheTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  /// A cached string must equal what `String(format:locale:)` returns.
  private func expectSame(_ number: any CVarArg, _ specifier: String, _ locale: Locale) {
    let anew = String(format: specifier, locale: locale, number)
    #expect(NumberStringCache.string(number, specifier: specifier, locale: locale) == anew)
    #expect(NumberStringCache.string(number, specifier: specifier, locale: locale) == anew)
  }

  @Test func `every type of number is formatted correctly, the first time and from the cache`() {
    for locale in [english, german] {
      expectSame(Int(-1), "%lld", locale)
      expectSame(UInt64.max, "%llu", locale)
      expectSame(Int64.min, "%lld", locale)
      expectSame(Int32(7), "%d", locale)
      expectSame(1234.5, "%.1f", locale)
      expectSame(Float(0.1), "%.9f", locale)
      expectSame(-0.0, "%.1f", locale)
      expectSame(0.0, "%.1f", locale)
      expectSame(Double.nan, "%.1f", locale)
      expectSame(UInt8(200), "%u", locale)
    }
  }

  @Test func `equal numbers are cached per specifier and locale`() {
    #expect(
      NumberStringCache.string(1234.5, specifier: "%.1f", locale: english) != NumberStringCache.string(1234.5, specifier: "%.2f", locale: english))
    #expect(NumberStringCache.string(0.5, specifier: "%.1f", locale: english) == "0.5")
    #expect(NumberStringCache.string(0.5, specifier: "%.1f", locale: german) == "0,5")
  }

  @Test func `the cache stays within its limit, however many numbers are formatted`() {
    for number in 0..<NumberStringCache.most * 3 {
      #expect(NumberStringCache.string(number, specifier: "%lld", locale: english) == String(format: "%lld", locale: english, number))
      #expect(NumberStringCache.count <= NumberStringCache.most)
    }
  }
}
