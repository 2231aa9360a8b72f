import AlmanacProfiles
import Foundation
import Glibc
import Testing

@testable import Host

/// Bundles that must not be installed. Each is refused with one line that names the item, and nothing is left behind.
@Suite struct HostileBundleTests {
  private func expect(_ bundle: SampleBundle, _ name: String, _ fault: BundleFault, sourceLocation: SourceLocation = #_sourceLocation) {
    let refusal = bundle.refusal()
    #expect(refusal == .refused(bundle.path(name), fault), sourceLocation: sourceLocation)
    #expect(refusal?.description.contains("\n") == false, sourceLocation: sourceLocation)
    #expect(bundle.leftovers.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a FIFO is refused without waiting for its writer`() throws {
    let bundle = try SampleBundle()
    #expect(mkfifo(bundle.path("en.lproj/pipe"), 0o644) == 0)
    expect(bundle, "en.lproj/pipe", .special("a FIFO"))
  }

  @Test(arguments: ["Info.plist", "entitlements.plist"]) func `a FIFO in place of a property list is refused`(name: String) throws {
    let bundle = try SampleBundle()
    unlink(bundle.path(name))
    #expect(mkfifo(bundle.path(name), 0o644) == 0)
    #expect(bundle.refusal() == .malformed(bundle.url.path, "\(name) is not a regular file"))
  }

  @Test func `a FIFO in place of the executable is refused`() throws {
    let bundle = try SampleBundle()
    unlink(bundle.path("Sample"))
    #expect(mkfifo(bundle.path("Sample"), 0o755) == 0)
    expect(bundle, "Sample", .special("not a regular file"))
  }

  @Test func `a property list that is a link or too large is refused`() throws {
    let bundle = try SampleBundle()
    try bundle.link("entitlements.plist", to: "Info.plist")
    #expect(bundle.refusal() == .malformed(bundle.url.path, "entitlements.plist is not a regular file"))
    unlink(bundle.path("entitlements.plist"))
    try bundle.write("entitlements.plist", String(repeating: " ", count: Profiles.bundleLimits.propertyListBytes + 1))
    #expect(bundle.refusal() == .malformed(bundle.url.path, "entitlements.plist is larger than 262144 bytes"))
  }

  @Test(arguments: ["Info.plist", "entitlements.plist"]) func `a binary property list that refers to the same values again and again is refused`(
    name: String
  ) throws {
    // A dictionary with one key, whose array refers twice to the next one, which does the same, 22 times.
    var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
    for level in 0..<22 { objects.append([0xA2, UInt8(level + 3), UInt8(level + 3)]) }
    objects.append([0x51, 0x62])
    var list = [UInt8]("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(list.count))
      list += object
    }
    let table = UInt8(list.count)
    list += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] { list += [0, 0, 0, 0, 0, 0, 0, number] }
    let bundle = try SampleBundle()
    try Data(list).write(to: URL(fileURLWithPath: bundle.path(name)))
    let refusal = bundle.refusal()
    guard case .malformed(bundle.url.path, let what) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(what.hasPrefix("\(name) refers to the same values so often that it would take more than 1048576 bytes"))
    #expect(bundle.leftovers.isEmpty)
  }

  @Test func `a socket is refused`() throws {
    let bundle = try SampleBundle()
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // Bound by a short path, because that of the bundle may be too long for a socket.
    let place = "/tmp/almanac-\(UUID().uuidString.prefix(8))"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.utf8) }
    let bound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    try #require(bound == 0 && rename(place, bundle.path("socket")) == 0)
    expect(bundle, "socket", .special("a socket"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can make a device")) func `a device is refused`() throws {
    let bundle = try SampleBundle()
    // The device number of /dev/null.
    try #require(mknod(bundle.path("null"), S_IFCHR | 0o666, 0x103) == 0)
    expect(bundle, "null", .special("a device"))
  }

  @Test(arguments: ["/etc/passwd", "../../outside", "en.lproj/../..", "inside/../../x", "./.."])
  func `a link that leads out is refused`(target: String) throws {
    let bundle = try SampleBundle()
    try bundle.link("inside", to: "en.lproj")
    try bundle.link("out", to: target)
    expect(bundle, "out", .linkOutside(target))
  }

  @Test func `a link that leads out through another link is refused`() throws {
    let bundle = try SampleBundle()
    // By its text alone `en.lproj/top/..` is `en.lproj`; on the disk it is the folder around the bundle.
    try bundle.link("en.lproj/top", to: "..")
    try bundle.link("out", to: "en.lproj/top/..")
    expect(bundle, "out", .linkOutside("en.lproj/top/.."))
  }

  @Test func `links that lead nowhere are refused`() throws {
    let lost = try SampleBundle()
    try lost.link("lost", to: "missing")
    expect(lost, "lost", .lostLink("missing"))
    let through = try SampleBundle()
    try through.link("through", to: "Sample/x")
    expect(through, "through", .lostLink("Sample/x"))
    let loop = try SampleBundle()
    try loop.link("a", to: "b")
    try loop.link("b", to: "a")
    expect(loop, "a", .linkLoop("b"))
    let growing = try SampleBundle()
    try growing.link("a", to: "./a/a")
    expect(growing, "a", .linkLoop("./a/a"))
  }

  @Test func `a huge sparse file is refused before a byte is copied`() throws {
    let bundle = try SampleBundle()
    try bundle.write("huge", "")
    #expect(truncate(bundle.path("huge"), 1 << 42) == 0)
    expect(bundle, "huge", .tooLarge(Profiles.bundleLimits.bytes))
  }

  @Test func `a hundred thousand files are refused after the first too many`() throws {
    let bundle = try SampleBundle()
    let folder = open(bundle.path("en.lproj"), O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    for index in 0..<100_000 { close(openat(folder, "f\(index)", O_CREAT | O_WRONLY, 0o600)) }
    var steps = 0
    let error = #expect(throws: BundleError.self) {
      _ = try bundle.staged {
        steps += 1
        return false
      }
    }
    guard case .refused(_, .tooManyItems(let limit)) = error else {
      Issue.record("refused for another reason: \(String(describing: error))")
      return
    }
    #expect(limit == Profiles.bundleLimits.items && steps <= limit + 1 && bundle.leftovers.isEmpty)
  }

  @Test func `deep folders and long paths are refused`() throws {
    let deep = try SampleBundle()
    let path = Array(repeating: "d", count: Profiles.bundleLimits.depth + 1).joined(separator: "/")
    try FileManager.default.createDirectory(atPath: deep.path(path), withIntermediateDirectories: true)
    expect(deep, path, .tooDeep(Profiles.bundleLimits.depth))
    let long = try SampleBundle()
    let name = Array(repeating: String(repeating: "n", count: 250), count: 5).joined(separator: "/")
    try FileManager.default.createDirectory(atPath: long.path(name), withIntermediateDirectories: true)
    #expect(long.refusal()?.description.contains("has a path or target of more than 1024 bytes") == true)
    let target = try SampleBundle()
    try target.link("link", to: String(repeating: "./", count: 600))
    expect(target, "link", .pathTooLong(Profiles.bundleLimits.pathBytes))
  }

  @Test func `names that break a line or are not text are refused`() throws {
    for (bytes, shown) in [(Array("a\nb".utf8), "a\\u{a}b"), ([0x66, 0xff, 0x67], "f\\u{fffd}g"), (Array("x\u{1b}[2J".utf8), "x\\u{1b}[2J")] {
      let bundle = try SampleBundle()
      let descriptor = (Array(bundle.path("").utf8) + bytes + [0]).withUnsafeBytes {
        open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
      }
      try #require(descriptor >= 0)
      close(descriptor)
      expect(bundle, shown, .name)
    }
  }
}
