import SwiftSourceText
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
      ("}}}\n" + sample + "#Preview", []),
    ] as [(String, [String])])
  func `are found by the names that they use`(source: String, names: [String]) {
    var found = DebugNames()
    found.add(
      source, release: ConditionEvaluator(platform: .iOS, possibleFlags: [], isImportable: { _ in true }),
      debug: ConditionEvaluator(platform: .iOS, definedFlags: ["DEBUG", "TRACE"], possibleFlags: [], isImportable: { _ in true }))
    #expect(found.onlyInDebug.sorted() == names)
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
