import Foundation
import Testing

@testable import XcodeProject

/// Projects of which very much is left out. If each omission were compared with all others, these tests would take minutes.
@Suite struct ManyOmissionsTests {
  private static let count = 20_000

  @Test func `a source that imports very many missing modules is imported, and the text of its report has an end`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/Imports.swift", (0..<Self.count).map { "import Missing\($0)\n" }.joined())
    try fixture.project(Fixture.synchronized(), targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    let modules = report.omissions.filter { $0.kind == .module }.map(\.name)
    #expect(modules.count == Self.count && Set(modules).count == Self.count)
    // Each module has a line, and its file another one.
    let shown = ImportReport.mostLines / 2
    let text = report.text
    #expect(text.contains("\n  and \(Self.count - shown) more (--json lists all)\n"))
    #expect(text.split(separator: "\n").count < ImportReport.mostLines + 50)
  }

  @Test func `very many files that do not exist are reported, each once`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    let references = (0..<Self.count).map {
      "X\($0) = {isa = PBXFileReference; path = f\($0).swift; sourceTree = SOURCE_ROOT; }; BX\($0) = {isa = PBXBuildFile; fileRef = X\($0); };"
    }
    let builds = (0..<Self.count).map { "BX\($0)" }.joined(separator: ", ")
    // The phase for the sources lists one of them twice.
    let phase = "STW = {isa = PBXSourcesBuildPhase; files = ("
    let objects = Fixture.synchronized().replacing(phase, with: "\(phase)BX0, \(builds)")
    try fixture.project(objects + references.joined(separator: "\n"), targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    let names = report.omissions.filter { $0.reason == "the project lists it, but it does not exist" }.map(\.name)
    #expect(names.count == Self.count && Set(names).count == Self.count && names.first == "f0.swift")
  }

  @Test func `a header of very many constants is read`() {
    let header = (0..<Self.count).map { "#define LIMIT_\($0) \($0)\n" }.joined()
    #expect(HeaderConstants(header + "#define LIMIT_0 1\n").declarations.count == Self.count)
  }

  @Test func `omissions keep their order and count once`() {
    let (first, second) = (Omission(.file, "a", "gone"), Omission(.module, "a", "gone"))
    var omissions = Omissions()
    omissions += [first, second, first]
    omissions.append(second)
    #expect(omissions.list == [first, second] && omissions.contains(name: "a") && !omissions.contains(name: "b"))
    omissions.removeAll { $0.kind == .file }
    #expect(omissions.list == [second] && omissions.contains(name: "a"))
    omissions.append(first)
    #expect(omissions.list == [second, first])
  }
}
