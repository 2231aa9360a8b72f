import AlmanacWireSchema
import Foundation
import Glibc

/// An extension started as any program is: without sandbox, limits and the host's bookkeeping. The peer that the host's own start is compared with.
public struct PlainExtension {
  private let bench: BenchExtension
  private let home: URL

  /// - Parameter folder: where the extension's home is created.
  public init(_ bench: BenchExtension, in folder: URL) throws {
    self.bench = bench
    home = folder.appending(path: "plain-home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  /// Starts the extension, asks it to describe itself, and kills it when the whole answer has arrived.
  public func describe() throws {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw BenchError.system("socketpair", errno)
    }
    let child: pid_t
    do {
      defer { close(pair[1]) }
      child = try spawn(socket: pair[1])
    }
    defer {
      close(pair[0])
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    let request = HostRequest.with { $0.describe = DescribeRequest() }
    let frame = try Envelope(id: 1, .request(request)).frame()
    guard frame.withUnsafeBytes({ write(pair[0], $0.baseAddress, $0.count) }) == frame.count else { throw BenchError.system("write", errno) }
    var decoder = FrameDecoder(limit: 1 << 20)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while try decoder.next() == nil {
      let count = read(pair[0], &buffer, buffer.count)
      guard count > 0 else { throw BenchError.system("read", errno) }
      buffer[..<count].withUnsafeBytes { decoder.append($0) }
    }
  }

  private func spawn(socket: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, 3)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let inherited = ProcessInfo.processInfo.environment.filter { ["ALMANAC_FONTS", "LD_LIBRARY_PATH"].contains($0.key) }
    let variables = inherited.merging([
      "ALMANAC_SOCKET_FD": "3", "ALMANAC_BUNDLE": bench.bundle.url.path, "ALMANAC_APP": bench.bundle.name, "HOME": home.path,
      "CFFIXED_USER_HOME": home.path, "TMPDIR": home.path, "TZ": "UTC", "LANG": "en_US.UTF-8",
    ]) { $1 }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(bench.bundle.executable.path), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, bench.bundle.executable.path, &actions, nil, &arguments, &environment)
    guard result == 0 else { throw BenchError.system("posix_spawn", result) }
    return child
  }
}
