import AlmanacSwiftSourceText
import Foundation
import Testing

@testable import AuthorTool

/// Conditions of a platform.
@Suite struct ResolvedConditionsTests {
  /// The conditions of `source` with their values, without padding.
  private func conditions(_ source: String, _ platform: ApplePlatform) -> [String] {
    let text = String(decoding: ResolvedConditions(source, platform: platform).text, as: UTF8.self)
    return text.split(separator: "\n").filter { $0.contains("#if") || $0.contains("#elseif") }.map { line in
      line.split(separator: " ").joined(separator: " ").replacingOccurrences(of: " )", with: ")")
    }
  }

  @Test(arguments: [
    (ApplePlatform.iOS, "iOS"), (.watchOS, "watchOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.visionOS, "visionOS"), (.macCatalyst, "iOS"),
  ])
  func `os() is true for the platform only`(platform: ApplePlatform, name: String) {
    for other in ["iOS", "watchOS", "macOS", "tvOS", "visionOS"] {
      #expect(conditions("#if os(\(other))\n#endif", platform) == ["#if \(other == name)"])
    }
  }

  @Test func `conditions that the platform does not decide stay`() {
    for condition in [
      "os(Linux)", "swift(>=5.9)", "compiler(>=6.0)", "DEBUG", "arch(arm64)", "targetEnvironment(simulator)", "canImport(WidgetKit)",
      "canImport(UIKit)",
      "hasFeature(MacroX)", "$Macros", "os", "canImport(MyOwnModule)", "myos(iOS)",
    ] {
      let source = "#if \(condition)\n#endif"
      #expect(conditions(source, .iOS) == ["#if \(condition)"])
    }
  }

  @Test func `undefined flags are false, with and without a platform`() {
    let source = "#if SWIFT_PACKAGE && os(iOS)\n#elseif !SWIFT_PACKAGE || SWIFT_PACKAGES\nlet SWIFT_PACKAGE = 1\n#endif"
    func resolved(_ platform: ApplePlatform?) -> [String] {
      let result = ResolvedConditions(source, platform: platform, undefined: ["SWIFT_PACKAGE"])
      #expect(result.text.count == source.utf8.count)
      return String(decoding: result.text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(resolved(.iOS) == ["#if false && true", "#elseif !false || SWIFT_PACKAGES", "let SWIFT_PACKAGE = 1", "#endif"])
    #expect(resolved(nil) == ["#if false && os(iOS)", "#elseif !false || SWIFT_PACKAGES", "let SWIFT_PACKAGE = 1", "#endif"])
  }

  @Test func `canImport is false for frameworks that the platform lacks, and never true`() {
    #expect(
      conditions("#if canImport(AppKit) || canImport(UIKit.UIGestureRecognizerSubclass)\n#endif", .iOS)
        == ["#if false || canImport(UIKit.UIGestureRecognizerSubclass)"])
    #expect(conditions("#if canImport(UIKit)\n#elseif canImport(AppKit)\n#endif", .macOS) == ["#if false", "#elseif canImport(AppKit)"])
    #expect(conditions("#if canImport(ActivityKit, _version: 1.0)\n#endif", .watchOS) == ["#if false"])
    #expect(conditions("#if canImport(ActivityKit)\n#endif", .iOS) == ["#if canImport(ActivityKit)"])
  }

  @Test func `combinations keep their operators`() {
    #expect(conditions("#if !os(watchOS) && (os(iOS) || DEBUG)\n#endif", .iOS) == ["#if !false && (true || DEBUG)"])
    #expect(conditions("#if os(iOS) && !targetEnvironment(macCatalyst)\n#endif", .macCatalyst) == ["#if true && !true"])
    #expect(
      conditions("#if  os ( iOS )// os(watchOS)\n#elseif os(watchOS) /* not os(iOS) */\n#endif", .watchOS)
        == ["#if false // os(watchOS)", "#elseif true /* not os(iOS) */"])
  }

  @Test func `nested, in the middle of a line, over several lines`() {
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
           os(watchOS) &&
          os(macOS))
      #endif
      #if (os(tvOS)
        || os(iOS))
      #endif
      """
    let result = ResolvedConditions(source, platform: .watchOS)
    #expect(result.resolutions.map(\.check) == ["os(iOS)", "os(watchOS)", "os(macOS)", "os(iOS)", "os(watchOS)", "os(macOS)", "os(tvOS)", "os(iOS)"])
    #expect(result.resolutions.map(\.value) == [false, true, false, false, true, false, false, false])
    #expect(result.resolutions.map(\.line) == [2, 4, 9, 12, 13, 14, 16, 17])
  }

  @Test func `conditions in literals and comments are left alone, and those behind them are not`() {
    let source = "let a = \"#if os(iOS)\" /* #if os(iOS) */\nlet b = #\"\"\"#\n#if os(iOS)\n#endif"
    #expect(ResolvedConditions(source, platform: .iOS).resolutions.map(\.line) == [3])
  }

  @Test func `every line and column stays where it was`() {
    let source = "#if os(iOS) || canImport(AppKit)\r\n  let a = \"é\"\r\n#elseif   targetEnvironment( macCatalyst )\r\n#endif"
    let resolved = ResolvedConditions(source, platform: .iOS).text
    #expect(resolved.count == source.utf8.count)
    #expect(
      String(decoding: resolved, as: UTF8.self)
        == "#if true    || false            \r\n  let a = \"é\"\r\n#elseif   false                           \r\n#endif")
  }
}
