import Foundation
import Testing

@testable import AlmanacTextEngine

/// In which folder programs look for the fonts that come with Almanac.
@Suite struct FontsPlaceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-fonts-\(UUID().uuidString)").path

  private func fill(_ path: String) throws -> String {
    for name in FontsPlace.contents {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(path)/\(name)", withIntermediateDirectories: true)
    }
    return "\(folder)/\(path)"
  }

  @Test func `the installation's own fonts come before those of the account, and those before the machine's`() throws {
    let environment = ["HOME": "\(folder)/home", "XDG_DATA_DIRS": "relative:\(folder)/shared"]
    let programs = ["\(folder)/prefix/lib/almanac/almanac", "\(folder)/other/lib/almanac/sdk/lib/libAlmanac.so"]
    func found() -> String { FontsPlace.path(environment: environment, programs: programs) }
    #expect(found() == "\(folder)/home/.local/share/almanac/fonts", "the place where the set-up puts them")
    #expect(try fill("shared/almanac/fonts") == found())
    #expect(try fill("home/.local/share/almanac/fonts") == found())
    #expect(try fill("other/share/almanac/fonts") == found())
    #expect(try fill("prefix/share/almanac/fonts") == found())
    #expect(FontsPlace.path(environment: ["ALMANAC_FONTS": "/given"], programs: programs) == "/given")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a folder with only some of the fonts does not count`() throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/prefix/share/almanac/fonts/nunito", withIntermediateDirectories: true)
    let found = FontsPlace.path(
      environment: ["XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/nowhere"], programs: ["\(folder)/prefix/lib/almanac/almanac"])
    #expect(found == "/data/almanac/fonts")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `this program is among its own files`() {
    #expect(FontsPlace.programs.first == (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")))
    let maps = "7f00-7fff r-xp 0000 fe:00 12   /usr/lib/almanac/sdk/lib/libAlmanac.so\n8000-9000 rw-p 0000 00:00 0\n"
    #expect(FontsPlace.file(at: 0x7f10, in: maps) == "/usr/lib/almanac/sdk/lib/libAlmanac.so")
    #expect(FontsPlace.file(at: 0x7fff, in: maps) == nil && FontsPlace.file(at: 0x8100, in: maps) == nil)
  }

  @Test func `packages of missing fonts are named`() {
    #expect(FontsPlace.missingPackages(root: "/nowhere").contains("fonts-noto-cjk"))
    #expect(FontsPlace.missingPackages(root: "/nowhere").count == 5)
  }
}
