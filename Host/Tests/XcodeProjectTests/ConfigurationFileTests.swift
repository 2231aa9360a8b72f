import Foundation
import Testing

@testable import XcodeProject

/// `.xcconfig` files.
@Suite struct ConfigurationFileTests {
  private func read(_ fixture: Fixture, _ path: String) -> ConfigurationFile {
    ConfigurationFile(fixture.folder.appendingPathComponent(path), shown: path)
  }

  @Test func `a backslash continues a value, and a comment or semicolon ends it`() throws {
    let fixture = try Fixture()
    try fixture.write(
      "a.xcconfig", "A = one \\\n  two \\\n three // four\nB = x ;\nC=$(A);// y\n// D = 1\n\nE[sdk=a*][config=b] = e=f\nnonsense\nF = a \\\n")
    let file = read(fixture, "a.xcconfig")
    #expect(file.assignments.map { "\($0.key)|\($0.value)" } == ["A|one two three", "B|x", "C|$(A)", "E[sdk=a*][config=b]|e=f", "F|a"])
    #expect(file.missing.isEmpty && file.refused.isEmpty)
  }

  @Test func `a file that two others include is read twice, one that includes itself once`() throws {
    let fixture = try Fixture()
    try fixture.write("common.xcconfig", "A = common")
    try fixture.write("other.xcconfig", "A = other\n#include \"a.xcconfig\"")
    try fixture.write(
      "a.xcconfig", "#include \"common.xcconfig\"\n#include \"other.xcconfig\"\n#include \"common.xcconfig\"\n#include? \"no.xcconfig\"")
    let file = read(fixture, "a.xcconfig")
    #expect(file.assignments.map(\.value) == ["common", "other", "common"] && file.missing.isEmpty)
  }

  @Test func `files that are missing, no files or too many are named`() throws {
    let fixture = try Fixture()
    try fixture.write("folder/x")
    try fixture.write("a.xcconfig", "#include \"no.xcconfig\"\n#include \"folder\"\n#include \"/dev/zero\"\n#include \"/dev/stdin\"\nA = 1")
    #expect(read(fixture, "a.xcconfig").missing == ["no.xcconfig", "folder", "/dev/zero", "/dev/stdin"])
    #expect(read(fixture, "none.xcconfig").missing == ["none.xcconfig"])
    // Each of 30 files includes the next one twice.
    for number in 0..<30 { try fixture.write("d\(number).xcconfig", String(repeating: "#include \"d\(number + 1).xcconfig\"\n", count: 2)) }
    try fixture.write("d30.xcconfig", "A = 1")
    let many = read(fixture, "d0.xcconfig")
    #expect(many.assignments.count < 256 && !many.refused.isEmpty && many.missing.isEmpty)
    for number in 0..<40 { try fixture.write("r\(number).xcconfig", "#include \"r\(number + 1).xcconfig\"\nA = \(number)") }
    #expect(read(fixture, "r0.xcconfig").refused == ["r32.xcconfig"])
    try fixture.write("large.xcconfig", String(repeating: "A = 12345\n", count: 200_000))
    #expect(read(fixture, "large.xcconfig").refused == ["large.xcconfig"] && read(fixture, "large.xcconfig").assignments.isEmpty)
  }

  @Test(
    arguments: [
      ("[sdk=iphoneos*]", true), ("[sdk=iphone*]", true), ("[sdk=*os]", true), ("[sdk=*]", true), ("[sdk=macosx*]", false), ("[sdk=iphoneos]", true),
      ("[sdk=iphonesimulator*]", false), ("[config=Rel*][sdk=iphone?s]", true), ("[config=Debug][sdk=*]", false), ("[arch=arm64]", true),
      ("[arch=x86_64]", false), ("[variant=normal]", true), ("[variant=profile]", false), ("[other=*]", true), ("[other=x]", false), ("[sdk]", false),
      ("[sdk=iphoneos*,arch=arm64]", true), ("[sdk=\(String(repeating: "*a", count: 5000))]", false),
    ])
  func `conditions are patterns`(text: String, isMet: Bool) {
    #expect(SettingConditions(configuration: "Release", sdk: "iphoneos").areMet(text[...]) == isMet)
  }
}
