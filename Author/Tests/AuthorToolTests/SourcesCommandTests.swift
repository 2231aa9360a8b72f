import AlmanacSwiftSourceText
import Foundation
import Testing

@testable import AuthorTool

/// Copies of sources.
@Suite struct SourcesCommandTests {
  @Test func `the source location replaces a first line without code; other first lines move down by one`() {
    #expect(
      PlatformSource("// Copyright\nlet a = 1\n", path: "/a b.swift", platform: nil).text
        == "#sourceLocation(file: \"/a b.swift\", line: 2)\nlet a = 1\n")
    #expect(PlatformSource("\nlet a = 1\n", path: "/a.swift", platform: nil).text == "#sourceLocation(file: \"/a.swift\", line: 2)\nlet a = 1\n")
    #expect(PlatformSource("let a = 1", path: "/a\"b.swift", platform: nil).text == "#sourceLocation(file: \"/a\\\"b.swift\", line: 1)\nlet a = 1")
    #expect(PlatformSource("", path: "/a.swift", platform: .iOS).text == "#sourceLocation(file: \"/a.swift\", line: 2)\n")
    #expect(PlatformSource("//\n#if os(iOS)\n#endif", path: "/a.swift", platform: nil).text.hasSuffix("\n#if os(iOS)\n#endif"))
  }

  @Test func `the statements of a main.swift stay the entry of its program`() {
    let source = "import WidgetKit\n\n// The entry of a class.\nTideBundle.main()\n"
    #expect(PlatformSource(source, path: "/main.swift", platform: .iOS).text == source)
    let whole = source + "struct TideBundle {}\n"
    #expect(PlatformSource(whole, path: "/main.swift", platform: .iOS).text == "#sourceLocation(file: \"/main.swift\", line: 1)\n" + whole)
  }

  @Test func `attributes of Objective-C become spaces, and everything else stays in its place`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("@objc dynamic var a = 1") == "      dynamic var a = 1")
    #expect(copy("@objc(AName) @MainActor class A {}") == "             @MainActor class A {}")
    #expect(copy("@objcMembers\nclass A { @nonobjc let b = 1 }") == "            \nclass A {          let b = 1 }")
    #expect(copy("  @objc(a:\n  b:) func f() {}") == "          \n      func f() {}")
    #expect(copy("@IBOutlet weak var a: UILabel!") == "          weak var a: UILabel!")
    #expect(copy("@IBDesignable class A { @IBAction func f() {} }") == "              class A {           func f() {} }")
    #expect(copy("@UIApplicationMain class A {}") == "                   class A {}")
    #expect(copy("a(selector: #selector(f(_:)), b)") == "a(selector:  Selector(f(_:)), b)")
    let selectors = ["let a = \"#selector(b)\" // #selector(c)", "let selector = 1"]
    for untouched in selectors + ["let a = \"@objc b\" // @objc", "/* @objc */ let objc = 1", "@objection var a = 1", "let b = #\"@objc\"#"] {
      #expect(copy(untouched) == untouched)
    }
    // Also where no platform is given.
    #expect(PlatformSource("//\n@objc var a = 1", path: "/a.swift", platform: nil).text.hasSuffix("\n      var a = 1"))
  }

  @Test func `an import of Core Foundation or of ObjectiveC becomes one of Foundation, column by column`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("import CoreFoundation\nimport UIKit") == "import     Foundation\nimport UIKit")
    #expect(copy("import Darwin\nimport UIKit") == "import  Glibc\nimport UIKit")
    #expect(copy("import Foundation.NSDate\nimport CoreFoundation.CFArray") == "import Foundation       \nimport     Foundation        ")
    #expect(copy("@preconcurrency import CoreFoundation; let a = 1") == "@preconcurrency import     Foundation; let a = 1")
    #expect(copy("import ObjectiveC\nimport UIKit") == "import Foundation\nimport UIKit")
    let texts = ["// import CoreFoundation", "// import ObjectiveC", "let a = \"import CoreFoundation\""]
    for untouched in texts + ["import CoreFoundationKit", "import struct CoreFoundationKit.CGFloat"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `an import of a submodule becomes one of its module, column by column`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("import HealthKit.HKSample; let a = 1") == "import HealthKit         ; let a = 1")
    #expect(copy("import SystemConfiguration.CaptiveNetwork\nimport os.log") == "import SystemConfiguration               \nimport os    ")
    #expect(copy("@preconcurrency import Carbon.HIToolbox.Events") == "@preconcurrency import Carbon                 ")
    // The names of these modules lie in several modules here.
    #expect(copy("import struct Foundation.URLRequest") == "import        Foundation           ")
    #expect(copy("import func Darwin.C.fputs") == "import       Glibc        ")
    #expect(copy("import struct CoreFoundation.CGFloat") == "import            Foundation        ")
    for untouched in ["import class UIKit.UIImage", "import func AVFoundation.AVMakeRect", "let a = import.b", "// import HealthKit.HKSample"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `Darwin before a name becomes the module that has it`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("Darwin.close(a)\nlet b = Darwin.sysctl") == "AlmanacFoundationCompat.close(a)\nlet b = AlmanacFoundationCompat.sysctl")
    #expect(copy("import Darwin.POSIX\nDarwin.exit(0)") == "import  Glibc      \nAlmanacFoundationCompat.exit(0)")
    for untouched in ["let a = \"Darwin.close\"", "// Darwin.close", "a.Darwin.close()", "let Darwin = 1", "DarwinBoolean.a()"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a file that uses XMLParser imports its module behind its first import`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("import Foundation // a\nlet a: XMLParser") == "import Foundation; import FoundationXML // a\nlet a: XMLParser")
    #expect(copy("import struct SwiftUI.Color\nclass A: XMLParserDelegate {}").hasPrefix("import struct SwiftUI.Color; import FoundationXML\n"))
    #expect(copy("internal import UIKit\nlet a: XMLParser") == "internal import UIKit; import FoundationXML\nlet a: XMLParser")
    for untouched in [
      "import Foundation\n// XMLParser", "let a: XMLParser", "import FoundationXML\nlet a: XMLParser", "import A\nlet b = MyXMLParser()",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a file that uses the keychain with Foundation alone imports Security`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("import Foundation\nlet a = kSecClass") == "import Foundation; import Security\nlet a = kSecClass")
    #expect(copy("import Foundation\nSecItemDelete(a)").hasPrefix("import Foundation; import Security\n"))
    #expect(copy("import Foundation\nlet a = space.serverTrust") == "import Foundation; import Security\nlet a = space.serverTrust")
    for untouched in [
      "import Foundation\n// kSecClass", "import Foundation\nlet kSecondsSec = 1", "import Security\nlet a = kSecClass", "let a = \"SecItemAdd\"",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a Mac's file that uses AppKit with SwiftUI alone imports it`() {
    func copy(_ source: String, _ platform: ApplePlatform = .macOS) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: platform).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("import SwiftUI\nlet a: NSImage") == "import SwiftUI; import AppKit\nlet a: NSImage")
    #expect(copy("import SwiftUI\nlet a = Image(nsImage: b)") == "import SwiftUI; import AppKit\nlet a = Image(nsImage: b)")
    #expect(copy("import SwiftUI\nlet a = NSOpenPanel()") == "import SwiftUI; import AppKit\nlet a = NSOpenPanel()")
    #expect(copy("import SwiftUI\nlet a: NSImage", .iOS) == "import SwiftUI\nlet a: NSImage")
    for untouched in ["import AppKit\nlet a: NSImage", "import SwiftUI\nlet a: NSString", "import SwiftUI\n// NSImage"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a watch's file imports WatchKit, and any file Core Text, if it uses their names`() {
    func copy(_ source: String, _ platform: ApplePlatform) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: platform).text.drop { $0 != "\n" }.dropFirst())
    }
    let watch = "import SwiftUI\nclass A: NSObject, WKApplicationDelegate {}"
    #expect(copy(watch, .watchOS) == "import SwiftUI; import WatchKit\nclass A: NSObject, WKApplicationDelegate {}")
    #expect(copy("import SwiftUI\nlet a: WKWebView", .iOS) == "import SwiftUI\nlet a: WKWebView")
    #expect(copy("import AppKit\nCTFrameDraw(a, b)", .macOS) == "import AppKit; import CoreText\nCTFrameDraw(a, b)")
    #expect(copy("import CoreTelephony\nlet a: CTCarrier", .iOS) == "import CoreTelephony\nlet a: CTCarrier")
  }

  @Test func `a file that names SwiftUICore imports it`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("import SwiftUI\nlet a: SwiftUICore.Color") == "import SwiftUI; import SwiftUICore\nlet a: SwiftUICore.Color")
    for untouched in [
      "import SwiftUI\nimport SwiftUICore\nlet a: SwiftUICore.Color", "import struct SwiftUICore.Color\nlet a: SwiftUICore.Color",
      "import SwiftUI\n// SwiftUICore.Color",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `the method of an observer overrides nothing, column by column`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("override func observeValue(forKeyPath a: String?) {}") == "         func observeValue(forKeyPath a: String?) {}")
    #expect(copy("public override func observeValue(forKeyPath a: String?) {}") == "public          func observeValue(forKeyPath a: String?) {}")
    for untouched in [
      "override func observe() {}; func observeValue(forKeyPath a: Int) {}", "override func observeValue(of a: Int) {}",
      "super.observeValue(forKeyPath: a)", "// override func observeValue(forKeyPath",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `Foundation's names of networking are those of a module that has them`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(
      copy("let a: Foundation.URLSession, b = Foundation.URLRequest(url: c)")
        == "let a: AlmanacFoundationCompat.URLSession, b = AlmanacFoundationCompat.URLRequest(url: c)")
    for untouched in ["Foundation.URL(string: a)", "My.Foundation.URLSession", "// Foundation.URLSession"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `an instance of ProcessInfo becomes the running process, column by column`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("let a = ProcessInfo().environment") == "let a = thisProcess().environment")
    for untouched in ["ProcessInfo.processInfo", "Own.ProcessInfo()", "func f(_: ProcessInfo)", "\"ProcessInfo()\"", "MyProcessInfo()"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a predicate inside of another one becomes a subscript, column by column`() {
    func copy(_ source: String) -> String {
      String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
    }
    #expect(copy("#Predicate<A> { a in b.evaluate(a) && a.c }") == "#Predicate<A> { a in b[         a] && a.c }")
    #expect(copy("#Predicate { try b.evaluate($0) }; b.evaluate(a)") == "#Predicate {     b[         $0] }; b.evaluate(a)")
    #expect(
      copy("#Expression<A, Int> { $0.l.filter { p.evaluate($0.m(1)) }.count }\nlet e = try p.evaluate(a)")
        == "#Expression<A, Int> { $0.l.filter { p[         $0.m(1)] }.count }\nlet e = try p.evaluate(a)")
    #expect(copy("#Predicate<A> { b\n  .evaluate($0) }") == "#Predicate<A> { b[\n            $0] }")
    for untouched in ["try p.evaluate(a)", "#Predicate<A> { $0.evaluate }", "#Predicate<A> { $0.evaluate() }", "#Preview { p.evaluate(a) }"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a copy is rewritten only when it differs, and removed with its original`() throws {
    let folder = try Scratch()
    let original = try folder.write("a.swift", "//\n#if os(watchOS)\n#endif\n")
    let configuration = try folder.write("almanac.json", #"{"platform": "watchOS", "sources": ["."]}"#)
    try folder.write("out/stale.platform.swift", "")
    let plan = folder.plan(configuration: configuration, copies: ["a.swift"])
    #expect(try SourcesCommand(plan: plan).run().isEmpty)
    let copy = folder.path("out/a.swift")
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "#sourceLocation(file: \"\(original)\", line: 2)\n#if true       \n#endif\n")
    #expect(FileManager.default.fileExists(atPath: folder.path("out/Platform.swift")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/stale.platform.swift")))

    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: copy)
    #expect(try SourcesCommand(plan: plan).run().isEmpty)
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date == past)
  }

  @Test func `the package's platform is the default for its targets`() throws {
    let folder = try Scratch()
    try folder.write("a.swift", "//\n#if os(tvOS)\n#endif\n")
    var plan = folder.plan(configuration: try folder.write("almanac.json", #"{"sources": ["."]}"#), copies: ["a.swift"])
    plan.packageConfiguration = try folder.write("package/almanac.json", #"{"platform": "tvOS"}"#)
    _ = try SourcesCommand(plan: plan).run()
    #expect(try String(contentsOfFile: folder.path("out/a.swift"), encoding: .utf8).contains("#if true"))
    plan.packageConfiguration = try folder.write("package/almanac.json", #"{"sources": ["x"]}"#)
    #expect(throws: ToolError.self) { try SourcesCommand(plan: plan).run() }
  }

  @Test func `a condition with another value on Linux is a warning, with its line, in a file that SwiftPM compiles itself`() throws {
    let folder = try Scratch()
    var plan = folder.plan(configuration: try folder.write("almanac.json", #"{"platform": "iOS"}"#), copies: [], sources: [])
    plan.own = [try folder.write("own.swift", "\n#if os(watchOS)\n#elseif os(iOS)\n#endif\n")]
    let warnings = try SourcesCommand(plan: plan).run()
    #expect(warnings.map(\.line) == [3])
    #expect(warnings.first?.description.hasPrefix("\(plan.own[0]):3: warning: os(iOS) has its value for Linux here, not for iOS") == true)
    #expect(warnings.first?.description.contains(#"\(Context.packageDirectory)/.build/almanac/A.yaml"#) == true)
  }

  @Test func `a changed list of sources stops the build and makes SwiftPM plan again`() throws {
    let folder = try Scratch()
    let plan = folder.plan(configuration: try folder.write("almanac.json", #"{"sources": ["a", "b"]}"#), copies: [], sources: ["a"])
    #expect(throws: ToolError.self) { try SourcesCommand(plan: plan).run() }
    let names = try FileManager.default.contentsOfDirectory(atPath: plan.watched)
    #expect(names.count == 1 && names[0].hasPrefix("changed-"))
  }

  @Test(arguments: [
    ("{", "is not JSON"), ("[]", "must be an object"),
    (#"{"platform": "iPadOS"}"#, "platform: “iPadOS” is not a platform; use one of iOS, watchOS"),
    (#"{"plattform": "iOS"}"#, "plattform: is not a known key; the keys are"), (#"{"sources": "a"}"#, "sources: must be a list"),
    (#"{"exclude": ["a"]}"#, "exclude: excludes files from sources"), (#"{"sources": [""]}"#, "sources: must be a list"),
    (#"{"undefined": ["APP"]}"#, "undefined: must be a list of compilation conditions of five letters or more"),
    (#"{"undefined": ["A && B"]}"#, "undefined: must be a list of compilation conditions"),
    (#"{"absentModules": "SceneKit"}"#, "absentModules: must be a list of names of modules"),
    (#"{"absentModules": ["Scene Kit"]}"#, "absentModules: must be a list of names of modules"),
  ])
  func `an invalid almanac.json is an error with its key`(json: String, message: String) throws {
    let folder = try Scratch()
    let file = try folder.write("almanac.json", json)
    let error = #expect(throws: ToolError.self) { try AuthorConfiguration(file: file) }
    #expect(error?.description.hasPrefix("\(file): error: \(message)") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate", "@UIApplicationDelegateAdaptor(_making: AppDelegate()) var delegate"),
    ("@NSApplicationDelegateAdaptor(Shop.Delegate.self)\n  var delegate", "@NSApplicationDelegateAdaptor(_making: Shop.Delegate())\n  var delegate"),
    ("@UIApplicationDelegateAdaptor private var d: AppDelegate", "@UIApplicationDelegateAdaptor(_making: AppDelegate()) private var d: AppDelegate"),
    ("let a = \"@UIApplicationDelegateAdaptor(A.self)\"", "let a = \"@UIApplicationDelegateAdaptor(A.self)\""),
    ("@UIApplicationDelegateAdaptor(", "@UIApplicationDelegateAdaptor("), ("@UIApplicationDelegateAdaptor var", "@UIApplicationDelegateAdaptor var"),
  ])
  func `the delegate of an app is made where it is declared`(source: String, expected: String) {
    #expect(String(decoding: DelegateAdaptors(Array(source.utf8)).text, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("import SceneKit\nlet a = 1", "import Foundation\nlet a = 1"), ("@preconcurrency import SceneKit", "@preconcurrency import Foundation"),
    ("import class SceneKit.SCNView", "import Foundation"), ("import SceneKit.SCNView; import SwiftUI", "import Foundation; import SwiftUI"),
    ("import SceneKitExtras", "import SceneKitExtras"), ("let name = \"import SceneKit\"", "let name = \"import SceneKit\""),
    ("#if canImport(SceneKit)\nimport SceneKit\n#endif", "#if canImport(SceneKit)\nimport Foundation\n#endif"),
    ("import _PhotosUI_SwiftUI", "import PhotosUI"), ("import _SceneKit_SwiftUI", "import Foundation"),
  ])
  func `imports of absent modules are left out`(source: String, expected: String) {
    let absent: Set = ["SceneKit", "_PhotosUI_SwiftUI", "_SceneKit_SwiftUI"]
    #expect(String(decoding: AbsentImports(Array(source.utf8), absent).text, as: UTF8.self) == expected)
  }
}

/// A folder that is removed after the test.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("author-tool-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try OutputFile.write(text, to: path(name))
    return path(name)
  }

  func plan(configuration: String, copies: [String], sources: [String] = ["."]) -> SourcesCommand.Plan {
    SourcesCommand.Plan(
      configuration: configuration, packageConfiguration: nil, sources: sources, exclude: [],
      copies: copies.map { SourcesCommand.Plan.Copy(from: path($0), to: path("out/\($0)")) }, own: [], overlay: ".build/almanac/A.yaml", models: [],
      note: path("out/Platform.swift"),
      watched: path("watched"))
  }
}
