import Foundation
import Testing

@testable import AuthorTool

@Suite("Conditions that ask for a platform")
struct ConditionAnswersTests {
  /// The conditions of `source` as they read after they are answered, without padding.
  private func conditions(_ source: String, _ platform: Platform) -> [String] {
    let text = String(decoding: ConditionAnswers(source, platform: platform).text, as: UTF8.self)
    return text.split(separator: "\n").filter { $0.contains("#if") || $0.contains("#elseif") }.map { line in
      line.split(separator: " ").joined(separator: " ").replacingOccurrences(of: " )", with: ")")
    }
  }

  @Test(
    "os() is true for the platform only",
    arguments: [
      (Platform.iOS, "iOS"), (.watchOS, "watchOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.visionOS, "visionOS"), (.macCatalyst, "iOS"),
    ])
  func system(platform: Platform, name: String) {
    for asked in ["iOS", "watchOS", "macOS", "tvOS", "visionOS"] {
      #expect(conditions("#if os(\(asked))\n#endif", platform) == ["#if \(asked == name)"])
    }
  }

  @Test("what is not the platform's to answer stays")
  func untouched() {
    for condition in [
      "os(Linux)", "swift(>=5.9)", "compiler(>=6.0)", "DEBUG", "arch(arm64)", "targetEnvironment(simulator)", "canImport(WidgetKit)",
      "canImport(UIKit)",
      "hasFeature(MacroX)", "os", "canImport(MyOwnModule)", "myos(iOS)",
    ] {
      let source = "#if \(condition)\n#endif"
      #expect(conditions(source, .iOS) == ["#if \(condition)"])
    }
  }

  @Test("conditions that are said to be undefined do not hold, with and without a platform")
  func undefined() {
    let source = "#if SWIFT_PACKAGE && os(iOS)\n#elseif !SWIFT_PACKAGE || SWIFT_PACKAGES\nlet SWIFT_PACKAGE = 1\n#endif"
    func answered(_ platform: Platform?) -> [String] {
      let answers = ConditionAnswers(source, platform: platform, undefined: ["SWIFT_PACKAGE"])
      #expect(answers.text.count == source.utf8.count)
      return String(decoding: answers.text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(answered(.iOS) == ["#if false && true", "#elseif !false || SWIFT_PACKAGES", "let SWIFT_PACKAGE = 1", "#endif"])
    #expect(answered(nil) == ["#if false && os(iOS)", "#elseif !false || SWIFT_PACKAGES", "let SWIFT_PACKAGE = 1", "#endif"])
  }

  @Test("canImport is answered with no for what the platform lacks, and never with yes")
  func imports() {
    #expect(
      conditions("#if canImport(AppKit) || canImport(UIKit.UIGestureRecognizerSubclass)\n#endif", .iOS)
        == ["#if false || canImport(UIKit.UIGestureRecognizerSubclass)"])
    #expect(conditions("#if canImport(UIKit)\n#elseif canImport(AppKit)\n#endif", .macOS) == ["#if false", "#elseif canImport(AppKit)"])
    #expect(conditions("#if canImport(ActivityKit, _version: 1.0)\n#endif", .watchOS) == ["#if false"])
    #expect(conditions("#if canImport(ActivityKit)\n#endif", .iOS) == ["#if canImport(ActivityKit)"])
  }

  @Test("combinations keep their operators")
  func combinations() {
    #expect(conditions("#if !os(watchOS) && (os(iOS) || DEBUG)\n#endif", .iOS) == ["#if !false && (true || DEBUG)"])
    #expect(conditions("#if os(iOS) && !targetEnvironment(macCatalyst)\n#endif", .macCatalyst) == ["#if true && !true"])
    #expect(
      conditions("#if  os ( iOS )// os(watchOS)\n#elseif os(watchOS) /* not os(iOS) */\n#endif", .watchOS)
        == ["#if false // os(watchOS)", "#elseif true /* not os(iOS) */"])
  }

  @Test("nested, in the middle of a line, over several lines")
  func places() {
    let source = """
      struct A {
        #if os(iOS)
          var b = c
            #if os(watchOS)
            .d()
            #else
            .e()
            #endif
        #elseif os(macOS)
        #endif
      }
      #if (os(iOS) ||
           os(watchOS)) &&
          os(macOS)
      #endif
      #if os(tvOS)
        || os(iOS)
      #endif
      """
    let answers = ConditionAnswers(source, platform: .watchOS)
    #expect(answers.answers.map(\.question) == ["os(iOS)", "os(watchOS)", "os(macOS)", "os(iOS)", "os(watchOS)", "os(macOS)", "os(tvOS)", "os(iOS)"])
    #expect(answers.answers.map(\.answer) == [false, true, false, false, true, false, false, false])
    #expect(answers.answers.map(\.line) == [2, 4, 9, 12, 13, 14, 16, 17])
  }

  @Test("what is no code is left alone")
  func notCode() {
    for text in [
      "// #if os(iOS)", "/* #if os(iOS) */", "/* /* */ #if os(iOS) */", "let a = \"#if os(iOS)\"", "let a = \"\\\"#if os(iOS)\"",
      "let a = #\"\\\"#if os(iOS)\"#", "let a = \"\"\"\n#if os(iOS)\n\"\" \\\"\"\" #if os(iOS)\n\"\"\"",
      "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#",
      "let a = #/ #if os(iOS) \"/#", "let a = #/\n  #if os(iOS)\n/#", "let a = /#if os(iOS)/", "let `#if os(iOS)` = 1", "#iff(os(iOS))",
      "let a = \"\\(b(\"#if os(iOS)\"))\"",
    ] {
      #expect(ConditionAnswers(text, platform: .iOS).answers.isEmpty, "\(text)")
    }
  }

  @Test("code goes on behind what is none")
  func codeAgain() {
    for text in [
      "let a = \"//\"", "let a = \"/*\"", "let a = \"\\\\\"", "let a = #\"\\\"#", "let a = \"\"", "let a = #\"\"\"#",
      "let a = \"\"\"\n  \\(b(\"\"\"\n c\n\"\"\"))\n\"\"\"",
      "let a = \"\\(b + \"\\(c)\")\"", "let a = \"\\#(\"", "let a = #/\"/#", "let a = 4 / 2 // \"", "let a = b /c + d/ e",
      "let a = x / \"a\".count / 2", "let a = \"unfinished",
      "let a = /\"/", "/* // */", "let a = \"\\u{1F600}\"", "let 🙂 = \"é\"", "let a = #\"\\#(b)\"#", "let a = \"\"\"\n\"\\\n\"\"\"",
    ] {
      #expect(ConditionAnswers("\(text)\n#if os(iOS)\n#endif", platform: .iOS).answers.count == 1, "\(text)")
    }
  }

  @Test("every line and column stays where it was")
  func shape() {
    let source = "#if os(iOS) || canImport(AppKit)\r\n  let a = \"é\"\r\n#elseif   targetEnvironment( macCatalyst )\r\n#endif"
    let answered = ConditionAnswers(source, platform: .iOS).text
    #expect(answered.count == source.utf8.count)
    #expect(
      String(decoding: answered, as: UTF8.self)
        == "#if true    || false            \r\n  let a = \"é\"\r\n#elseif   false                           \r\n#endif")
  }
}
