import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  /// A language, its categories, numbers, and the category of each; the rules are those of CLDR.
  private static func language(_ name: String, _ code: String, _ categories: String, _ numbers: [Int], _ expected: String) -> Statement {
    Statement("\(name): the categories of \(numbers.map(String.init).joined(separator: ", "))", FormatSource.plurals, is: expected) {
      try numbers.map { try StringTable.categories(code, categories, $0) }.joined(separator: " ")
    }
  }

  static let pluralCategories: [Statement] = [
    language("English", "en", "one other", [0, 1, 2, 11, 21, 101], "other one other other other other"),
    language("French", "fr", "one many other", [0, 1, 2, 1_000_000], "one one other many"),
    language("Portuguese of Brazil", "pt_BR", "one other", [0, 1, 2], "one one other"),
    language("Portuguese of Portugal", "pt_PT", "one other", [0, 1, 2], "other one other"),
    language("Spanish", "es", "one many other", [0, 1, 2, 2_000_000], "other one other many"),
    language("Hindi", "hi", "one other", [0, 1, 2], "one one other"),
    language("Persian", "fa", "one other", [0, 1, 2], "one one other"),
    language("Japanese", "ja", "other", [0, 1, 2], "other other other"),
    language("Chinese", "zh", "other", [0, 1, 100], "other other other"),
    language(
      "Russian", "ru", "one few many other", [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111],
      "many one few few many many many many one few many one many"),
    language("Ukrainian", "uk", "one few many other", [1, 3, 5, 13, 31], "one few many many one"),
    language("Polish", "pl", "one few many other", [0, 1, 2, 5, 12, 21, 22, 25, 112], "many one few many many many few many many"),
    language("Czech", "cs", "one few many other", [0, 1, 2, 4, 5, 22], "other one few few other other"),
    language("Slovene", "sl", "one two few other", [0, 1, 2, 3, 5, 101, 102, 104], "other one two few other one two few"),
    language("Croatian", "hr", "one few other", [1, 2, 5, 11, 21, 24], "one few other other one few"),
    language("Lithuanian", "lt", "one few many other", [0, 1, 2, 10, 11, 21, 22], "other one few other other one few"),
    language("Latvian", "lv", "zero one other", [0, 1, 2, 10, 11, 21], "zero one other zero zero one"),
    language("Romanian", "ro", "one few other", [0, 1, 2, 19, 20, 101, 120], "few one few few other few other"),
    language(
      "Arabic", "ar", "zero one two few many other", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111],
      "zero one two few few many many other other few many"),
    language("Hebrew", "he", "one two other", [0, 1, 2, 3, 10, 20], "other one two other other other"),
    language("Irish", "ga", "one two few many other", [0, 1, 2, 3, 6, 7, 10, 11], "other one two few few many many other"),
    language("Welsh", "cy", "zero one two few many other", [0, 1, 2, 3, 4, 6, 7], "zero one two few other many other"),
    language("Icelandic", "is", "one other", [0, 1, 11, 21, 101, 111], "other one other one one other"),
    language("Maltese", "mt", "one two few many other", [0, 1, 2, 3, 10, 11, 19, 20, 103], "few one two few few many many other few"),
    language("Turkish", "tr", "one other", [0, 1, 2], "other one other"),
  ]
}
