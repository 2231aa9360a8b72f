import Foundation
import Testing

@testable import Host

/// How an extension loads the library that sets its clock.
@Suite struct ClockFileTests {
  @Test func `a clock library in a folder with spaces is found through the path of libraries`() {
    let plain = URL(fileURLWithPath: "/opt/almanac/libAlmanacExtensionClock.so")
    #expect(ClockFile.loading(plain, path: "/opt/lib") == ["LD_PRELOAD": plain.path])
    let spaced = URL(fileURLWithPath: "/home/a b/bin/libAlmanacExtensionClock.so")
    #expect(
      ClockFile.loading(spaced, path: "/opt/lib") == ["LD_PRELOAD": "libAlmanacExtensionClock.so", "LD_LIBRARY_PATH": "/opt/lib:/home/a b/bin"])
    #expect(ClockFile.loading(spaced, path: nil) == ["LD_PRELOAD": "libAlmanacExtensionClock.so", "LD_LIBRARY_PATH": "/home/a b/bin"])
  }
}
