import Foundation
import Testing

@testable import Host

/// Tests how the author's file and line of a trap are found.
@Suite struct TrapPlaceTests {
  private static let inlined = [
    "Swift runtime failure: Index out of range", "/<compiler-generated>:0", "$sSayxSicigSi_Tg5", "/build/swift/Array.swift:401 (discriminator 2)",
    "$s5Hello8ProviderV3getyS2iF", "/p/Sources/Hello/Hello.swift:23 (discriminator 1)", "$s5Hello8ProviderV4load", "/p/Sources/Hello/Hello.swift:12",
  ]

  @Test func `the innermost line of the author's sources counts, with what Swift says`() {
    let place = TrapPlace(Self.inlined) { $0.hasPrefix("/p/") }
    #expect(place?.file == "/p/Sources/Hello/Hello.swift" && place?.line == 23 && place?.reason == "Index out of range")
  }

  @Test func `a fault without a word has its place, and one without a place has nothing`() {
    let place = TrapPlace(["main", "/p/a.swift:3"]) { _ in true }
    #expect(place?.line == 3 && place?.reason == nil)
    for output in [[], ["??", "??:0"], ["main", "/p/a.swift:0"], ["main", "a.swift:3"], ["main", "/p/gone.swift:3"]] {
      #expect(TrapPlace(output) { $0 == "/p/a.swift" } == nil, "\(output)")
    }
  }

  @Test func `without places or a symbolizer there is none`() async {
    let program = URL(fileURLWithPath: "/bin/sh")
    #expect(await TrapPlace.find([], in: program) == nil)
    #expect(await TrapPlace.find([1], in: program, tool: "no-such-tool-of-almanac") == nil)
    #expect(await TrapPlace.find([.max], in: program) == nil)
  }

  @Test func `the line of a trap is kept apart from what an extension prints`() {
    let log = ExtensionLog(lines: 10, lineBytes: 2000, linesPerSecond: 100)
    log.append(Data("one\nalmanac-trap: 8d9 ff x 10\nhalf".utf8))
    log.append(Data("almanac-trap: a\n".utf8))
    #expect(log.entries.map(\.text) == ["one", "half"])
    #expect(log.takeStop() == [0xa] && log.takeStop().isEmpty)
    log.append(Data("almanac-trap:\(String(repeating: " 1", count: 1000))\nend\n".utf8))
    #expect(log.takeStop().count == 64 && log.entries.map(\.text) == ["one", "half", "end"])
  }
}
