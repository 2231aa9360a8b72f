import AlmanacSwiftSourceText
import Testing

@testable import XcodeProject

/// Sources that use what only debug builds declare.
@Suite struct DebugNameTests {
  private static let sample = "#if DEBUG\nextension Entry { static var sample: Entry { Entry() } }\n#endif\n"

  @Test(
    arguments: [
      (sample + "#Preview(as: .systemSmall) { Shop() } timeline: { Entry.sample }", ["sample"]),
      (sample + "#Preview(\"One\") { ShopView(entry: .sample) }", ["sample"]),
      (sample + "struct Previews: PreviewProvider { static var previews: some View { ShopView(entry: .sample) } }", ["sample"]),
      // Such a preview is compiled in debug alone.
      (sample + "#if DEBUG\n#Preview { ShopView(entry: .sample) }\n#endif", []),
      // Release builds declare it, too.
      (sample + "#if !DEBUG\nextension Entry { static let sample = Entry() }\n#endif\n#Preview { ShopView(entry: .sample) }", []),
      ("extension Entry { static let sample = Entry() }\n#Preview { ShopView(entry: .sample) }", []),
      // Another type's member is another thing.
      (sample + "extension Shop { static let sample = Shop() }\n#Preview { ShopView(entry: .sample) }", ["sample"]),
      // A local value with the same name is another thing.
      (sample + "func load() { let sample = 1 }\nclass A { class func b() { let sample = 2 } }\n#Preview { ShopView(entry: .sample) }", ["sample"]),
      // Outside of previews a member's name alone does not tell whose it is.
      (sample + "#Preview { ShopView() }\nfunc placeholder() -> Entry { .sample }", []),
      (sample + "func placeholder() -> Entry { Entry.sample }", ["sample"]),
      (sample + "func placeholder() -> Shop { Shop.sample }", []),
      ("#if DEBUG\nstruct Samples {}\n#endif\nfunc placeholder() { _ = Samples() }", ["Samples"]),
      ("#if DEBUG\nstruct Samples {}\n#else\nstruct Samples {}\n#endif\nfunc placeholder() { _ = Samples() }", []),
      ("#if TRACE\nfunc traced() {}\n#endif\n#Preview { let _ = traced(); ShopView() }", ["traced"]),
      ("#if os(macOS)\nfunc shown() {}\n#endif\n#Preview { let _ = shown() }", []),
      (sample + "#Preview { ShopView(entry: .sample", ["sample"]),
      // A type that only debug builds have takes its members with it.
      ("#if DEBUG\nstruct DebugEntry { let date: Date; static var sample: Self }\n#endif\n#Preview { ShopView(date: .now, .sample) }", []),
      ("#if DEBUG\nstruct DebugEntry { let date: Date }\n#endif\n#Preview { ShopView(DebugEntry(date: .now).date) }", ["DebugEntry"]),
      ("#if DEBUG\nenum Badge { case on }\n#endif\n#if !DEBUG\nenum Badge { case off }\n#endif\n#Preview { ShopView(.on) }", ["on"]),
      (
        "#if DEBUG\nstruct Badge_Previews: PreviewProvider { static var previews: some View { Text(\"\") } }\n#endif\n"
          + "struct Case_Previews: PreviewProvider { static var previews: some View { CaseView(date: .now) } }", []
      ),
      // Labels of arguments, what a preview declares, and other values' members have the name by chance.
      ("#if DEBUG\nlet date = Date()\n#endif\n#Preview { ShopView(title: \"\", date: .now) } date: { x }", []),
      ("#if DEBUG\nlet date = Date()\n#endif\n#Preview { ShopView([1: date]); [date: 1] }", ["date"]),
      ("#if DEBUG\nlet date = Date()\n#endif\n#Preview { let date = Date.now; ShopView(date) }", []),
      ("#if DEBUG\nlet date = Date()\n#endif\n#Preview { list.map { date in ShopView(date) } }\n#Preview { f { a, date in g(date) } }", []),
      ("#if DEBUG\nlet date = Date()\n#endif\nstruct P: PreviewProvider { static let date = 1; static var previews: some View { V(date) } }", []),
      ("#if DEBUG\nlet date = Date()\n#endif\n#Preview { ShopView(entry.date, .date, Entry.date) }", []),
      ("#if DEBUG\nextension Entry { var title: String { \"\" } }\n#endif\n#Preview { Text(entry.title) }", ["title"]),
      ("#if DEBUG\nextension Entry { var title: String { \"\" } }\n#endif\n#Preview { Text(.title); f(title: title) }", []),
      (
        "#if DEBUG\nextension Entry { var title: String { \"\" } }\n#endif\nstruct Shop { var title = \"\" }\n#Preview { Text(shop.title) }", []
      ),
      ("#if DEBUG\nextension String { static var demo: String { \"\" } }\n#endif\n#Preview { Text(\"a\".demo) }", []),
      (sample + "#Preview { ShopView(isOn ? .sample : nil) }", ["sample"]),
      (sample + "#Preview { ShopView(isOn ? nil : .sample) }", ["sample"]),
      (sample + "#Preview { f(entry?.sample) }", []),
      (sample + "#Preview { f(\\.sample) }", []),
      ("#if DEBUG\nextension Shop.Entry { static var sample: Self }\n#endif\nfunc f() { g(Shop.Entry.sample) }", ["sample"]),
      ("#if DEBUG\nlet date = Date()\n#endif\n#Preview { func f(of date: Date, _ date: Date) {} }", []),
      (sample + "#Preview { let e: Entry = .sample; return .sample }", ["sample"]),
      // A member's name is no type's.
      ("#if DEBUG\nstruct Samples {}\n#endif\nfunc f() { g(.Samples, a.Samples) }", []),
      ("#if DEBUG\nstruct Samples {}\n#endif\nfunc f(Samples: Int) { f(Samples: 1) }", []),
      ("#if DEBUG\nfunc log() {}\n#else\nfunc log() {}\n#endif\n#Preview { let _ = log() }", []),
      ("#if DEBUG\nfunc log() {}\n#elseif os(iOS)\nfunc log() {}\n#endif\n#Preview { let _ = log() }", []),
      ("#if !DEBUG\nfunc log() {}\n#else\nfunc trace() {}\n#endif\n#Preview { log(); trace() }", ["trace"]),
      ("#if DEBUG && os(macOS)\nfunc log() {}\n#endif\n#Preview { log() }", []),
      ("#if DEBUG || os(macOS)\nfunc log() {}\n#endif\n#Preview { log() }", ["log"]),
      // Each branch begins with the braces of the first.
      ("struct A {\n#if DEBUG\nfunc f() {\n#else\nfunc f() {\n#endif\n} }\n#if DEBUG\nlet samples = 1\n#endif\n#Preview { V(samples) }", ["samples"]),
      // A declaration in another declaration's body is local.
      ("func f() {\n#if DEBUG\nlet samples = 1\n#endif\n}\n#Preview { V(samples) }", []),
      (String(repeating: "{", count: 100_000) + sample + "#Preview { V(.sample) }", []),
      (String(repeating: "#if DEBUG\n", count: 2000) + "let samples = 1\n#Preview { V(samples) }", []),
      ("}}}\n" + sample + "#Preview", []),
    ] as [(String, [String])])
  func `are found by the names that they use`(source: String, names: [String]) {
    var found = DebugNames()
    found.add(
      source, release: ConditionEvaluator(platform: .iOS, possibleFlags: [], isImportable: { _ in true }),
      debug: ConditionEvaluator(platform: .iOS, definedFlags: ["DEBUG", "TRACE"], possibleFlags: [], isImportable: { _ in true }))
    #expect(found.onlyInDebug.keys.sorted() == names)
  }

  @Test func `of another target set the conditions of Debug there alone`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Kit/Sources/Kit/Item.swift", "public struct Item {}\n#if DEBUG\nextension Item { public static let sample = Item() }\n#endif")
    try fixture.write("Widget/Preview.swift", "import Kit\n#if DEBUG\nlet badge = 1\n#endif\n#Preview { V(Item.sample) }")
    let objects =
      Fixture.target("TK", "Kit", type: "framework", sources: "BK")
      + "FK = {isa = PBXFileReference; path = Kit/Sources/Kit/Item.swift; sourceTree = SOURCE_ROOT; }; BK = {isa = PBXBuildFile; fileRef = FK; };"
      + "FTW = {isa = PBXFrameworksBuildPhase; files = (BL); }; BL = {isa = PBXBuildFile; fileRef = RTK; };" + Fixture.synchronized()
    try fixture.project(objects, targets: "TW, TK")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.debugNames == ["sample"] && report.imported.libraries == ["Kit"] && report.imported.conditions == [])
    let manifest = try String(contentsOfFile: report.package + "/Package.swift", encoding: .utf8)
    #expect(manifest.components(separatedBy: ".define(\"DEBUG\")").count == 2)
  }

  @Test func `in files that are left out count for nothing`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/Samples.swift", "#if DEBUG\nlet samples = [1]\n#endif")
    try fixture.write("Widget/Preview.swift", "#Preview { ShopView(samples) }")
    try fixture.project(Fixture.synchronized(), targets: "TW")
    #expect(try await PackageImport(fixture.request()).run().imported.debugNames == ["samples"])
    var request = fixture.request()
    request.excluded = ["Widget/Preview.swift"]
    let report = try await PackageImport(request).run()
    #expect(report.imported.debugNames == [] && report.imported.conditions == [])
  }

  @Test func `get the conditions of Debug in every build`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.project(
      Fixture.synchronized(
        settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO;", debug: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG PRO TRACE\";"),
      targets: "TW")
    let plain = try await PackageImport(fixture.request()).run()
    #expect(plain.imported.conditions == ["PRO"] && plain.imported.debugNames == [])
    try fixture.write("Widget/Samples.swift", "#if DEBUG\nlet samples = [1]\n#endif\n#Preview { ShopView(samples) }")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.conditions == ["PRO", "DEBUG", "TRACE"] && report.imported.debugNames == ["samples"])
    #expect(report.configuration == "Release")
    #expect(report.text.contains("DEBUG is set in every build, because sources use what only debug builds declare: samples"))
  }
}
