import Foundation

/// A message bus of a test's own. It ends with this object.
public final class TestBus: Sendable {
  /// Where programs connect.
  public let address: String
  private let daemon: Process
  private let folder: URL

  /// Starts `dbus-daemon`, which the package dbus-daemon has (Scripts/setup).
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let socket = folder.appendingPathComponent("bus").path
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>system</type>
        <listen>unix:path=\(socket)</listen>
        <auth>EXTERNAL</auth>
        <policy context="default"><allow send_destination="*"/><allow own="*"/><allow user="*"/><allow receive_sender="*"/></policy>
      </busconfig>
      """
    let file = folder.appendingPathComponent("bus.conf")
    try Data(configuration.utf8).write(to: file)
    address = "unix:path=\(socket)"
    daemon = Process()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--config-file=\(file.path)", "--nofork", "--print-address"]
    let output = Pipe()
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    // The address is printed once the bus takes connections.
    _ = output.fileHandleForReading.availableData
  }

  deinit {
    // A test program may block SIGTERM, and its children inherit that.
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
