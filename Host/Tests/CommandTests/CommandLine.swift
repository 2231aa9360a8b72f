import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs the built command as a process.
struct CommandLine {
  /// A temporary folder of this test. It contains the command's data folder, `almanac/data`.
  let folder: URL

  /// The folders of all tests. They are removed when the tests end, because hosts that a test has started may write until then.
  private static let folders: URL = {
    atexit { try? FileManager.default.removeItem(at: CommandLine.folders) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("almanac-command-\(shortName())", isDirectory: true)
  }()

  /// A name that no other test has. Short: the path of a host's socket in the folder has at most 107 bytes.
  private static func shortName() -> String { String(UUID().uuidString.prefix(8)) }

  init() throws {
    folder = Self.folders.appendingPathComponent(Self.shortName(), isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The build folder with this test program, the command and the test extension.
  static var products: URL {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return URL(fileURLWithPath: executable).deletingLastPathComponent()
  }

  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("almanac")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    // Each test has its own data folder; fonts are those installed on this machine.
    environment["ALMANAC_FONTS"] = environment["ALMANAC_FONTS"] ?? Self.fonts(environment)
    environment["XDG_DATA_HOME"] = folder.path
    environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    environment["TZ"] = "UTC"
    // No test makes keys in the keyring of the user who runs it.
    environment["DBUS_SESSION_BUS_ADDRESS"] = ""
    // The tests' results do not depend on the SDK of the user who runs them. Beside the built command there is none.
    environment["ALMANAC_SDK"] = ""
    process.environment = environment
    return process
  }

  private static func fonts(_ environment: [String: String]) -> String {
    let data = environment["XDG_DATA_HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share").path
    return data + "/almanac/fonts"
  }

  /// Runs the command to its end. Output goes to files, because a full pipe would block the command.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// - Parameter environment: variables in the place of the test's own.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let name = UUID().uuidString
    let output = folder.appendingPathComponent("\(name).out")
    let errors = folder.appendingPathComponent("\(name).err")
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = process(arguments)
    process.environment?.merge(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try Data(contentsOf: output), errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Runs the command in a shell, which redirects its streams, for instance `"$0" apps 2>&-`.
  func shell(_ line: String, _ arguments: String...) throws -> Outcome {
    let program = process([])
    let name = UUID().uuidString
    let (output, errors) = (folder.appendingPathComponent("\(name).out"), folder.appendingPathComponent("\(name).err"))
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    program.arguments = ["-c", line, program.executableURL?.path ?? ""] + arguments
    program.executableURL = URL(fileURLWithPath: "/bin/sh")
    program.standardOutput = try FileHandle(forWritingTo: output)
    program.standardError = try FileHandle(forWritingTo: errors)
    try program.run()
    program.waitUntilExit()
    return Outcome(
      status: program.terminationReason == .exit ? program.terminationStatus : -program.terminationStatus, output: try Data(contentsOf: output),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// An app bundle with the test extension, whose kinds are named after their behaviour.
  func bundle(_ name: String = "Test") throws -> URL {
    let url = folder.appendingPathComponent("\(name).app", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let info: [String: Any] = ["CFBundleIdentifier": "test.\(name)", "CFBundleDisplayName": "The \(name)", "CFBundleExecutable": name]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: url.appendingPathComponent("Info.plist"))
    // A copy: a bundle's links stay inside it.
    try FileManager.default.copyItem(at: Self.products.appendingPathComponent("TestExtension"), to: url.appendingPathComponent(name))
    return url
  }
}

/// A host that serves the data folder of a command line.
final class ServedHost: @unchecked Sendable {
  /// The address that the host prints, with the access key.
  let address: String
  /// The host's output until it had installed its apps.
  let printed: String
  private let process: Process

  /// Starts the host, and waits until it serves and has installed its apps.
  ///
  /// - Parameters:
  ///   - errors: what gets the host's standard error; nil: that of this process.
  ///   - descriptors: the most that the host may have; nil: as many as this process.
  ///   - waitsForApps: whether to wait until its apps are installed.
  init(
    _ command: CommandLine, _ arguments: [String] = [], output pipe: Pipe = Pipe(), errors: Pipe? = nil, environment: [String: String] = [:],
    descriptors: Int? = nil, waitsForApps: Bool = true
  ) throws {
    process = command.process(["serve", "--port", "0"] + arguments)
    if let descriptors, let program = process.executableURL {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", program.path] + (process.arguments ?? [])
    }
    process.environment?.merge(environment) { $1 }
    process.standardOutput = pipe
    if let errors { process.standardError = errors }
    try process.run()
    // The apps follow the options.
    let end = waitsForApps && arguments.last?.hasPrefix("-") == false ? "installed\n" : "\n"
    var text = ""
    while !text.hasSuffix(end) {
      let more = pipe.fileHandleForReading.availableData
      // The host has ended.
      if more.isEmpty { break }
      text += String(decoding: more, as: UTF8.self)
    }
    printed = text
    address = text.split(separator: "\n").first.map(String.init) ?? ""
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The address without the key.
  var url: String { address.components(separatedBy: "/#")[0] }
  var port: String { url.split(separator: ":").last.map(String.init) ?? "" }

  /// The host's process.
  var processID: Int32 { process.processIdentifier }

  /// Sends a request of the API with the access key and waits for the response; on a thread of its own, because it blocks.
  func fetch(_ method: String, _ path: String, _ body: String? = nil) throws -> (status: Int, body: Data) {
    guard let url = URL(string: "\(url)/v1/\(path)"), let key = address.components(separatedBy: "#key=").last else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.timeoutInterval = 900
    request.httpMethod = method
    request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
    if let body {
      request.httpBody = Data(body.utf8)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let reply = Mutex<Result<(Int, Data), any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, response, error in
      reply.withLock { $0 = error.map { .failure($0) } ?? .success(((response as? HTTPURLResponse)?.statusCode ?? 0, data ?? Data())) }
      done.signal()
    }.resume()
    done.wait()
    let (status, data) = try reply.withLock { $0 }?.get() ?? (0, Data())
    return (status, data)
  }

  /// Sends a request that succeeds, and returns the object of its response.
  func send(_ method: String, _ path: String, _ body: String? = nil) throws -> [String: Any] {
    let (status, data) = try fetch(method, path, body)
    #expect((200..<300).contains(status), "\(method) \(path): \(status) \(String(decoding: data, as: UTF8.self))")
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Ends the host with a signal and returns its exit status.
  func end(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
