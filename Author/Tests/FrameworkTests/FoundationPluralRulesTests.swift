import AlmanacFoundationCompat
import Foundation
import Testing

/// Plural rules.
@Suite struct FoundationPluralRulesTests {
  private func categories(_ language: String, _ values: [Double]) -> [PluralRules.Category] {
    values.map { PluralRules.category(of: $0, locale: Locale(identifier: language)) }
  }

  @Test func `each language has its own categories`() {
    #expect(categories("en", [0, 1, 2, 1.5]) == [.other, .one, .other, .other])
    #expect(categories("fr", [0, 1.5, 2, 1_000_000]) == [.one, .one, .other, .many])
    #expect(categories("ru", [1, 3, 5, 11, 21, 1.5]) == [.one, .few, .many, .many, .one, .other])
    #expect(categories("ar", [0, 1, 2, 3, 11, 100]) == [.zero, .one, .two, .few, .many, .other])
    #expect(categories("ja", [0, 1, 2]) == [.other, .other, .other])
  }

  @Test func `a region can have other rules than its language`() {
    #expect(categories("pt_BR", [0]) == [.one])
    #expect(categories("pt_PT", [0]) == [.other])
  }

  @Test func `the fraction digits of a number count`() {
    // ICU's conversion of doubles takes 1.11 for a number with more digits.
    #expect(categories("lv", [1.11, 0.1, 1.5]) == [.zero, .one, .other])
    #expect(categories("cs", [1.5, 0.000_01]) == [.many, .many])
  }

  @Test func `Haitian Creole, which ICU lacks, has the rules of French`() { #expect(categories("ht_HT", [0, 1, 2]) == [.one, .one, .other]) }

  @Test func `negative numbers have the category of their absolute value; numbers that are not finite and unknown languages have other`() {
    #expect(categories("en", [-1, .nan, .infinity]) == [.one, .other, .other])
    #expect(categories("xx", [1]) == [.other])
  }

  @Test func `more locales than the cache holds keep their rules`() {
    for locale in Locale.availableIdentifiers.sorted().prefix(300) { _ = categories(locale, [1]) }
    #expect(categories("ru", [1, 3, 5]) == [.one, .few, .many])
  }
}
