import CExtensionProcess
import Foundation
import Glibc
import Synchronization

/// The one thread that starts extension and painter processes.
///
/// The kernel kills a child when the thread that started it ends, so that no child outlives the host. The threads of a pool may end at any time;
/// this one never ends.
// Unchecked: `condition` guards `work`, the only mutable property.
final class SpawnThread: @unchecked Sendable {
  static let shared = SpawnThread()

  private let condition = NSCondition()
  private var work: [@Sendable () -> Void] = []

  private init() {
    let thread = Thread { [unowned self] in
      while true { next()() }
    }
    thread.name = "almanac-spawn"
    thread.start()
  }

  /// Runs `body` on the thread and returns its result.
  func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      condition.withLock {
        work.append { continuation.resume(returning: body()) }
        condition.signal()
      }
    }
  }

  /// Runs `body` on the thread, blocks until it has run, and returns its result. Not for tasks, whose threads must not be blocked.
  func wait<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Value?>(nil)
    condition.withLock {
      work.append {
        let value = body()
        result.withLock { $0 = value }
        done.signal()
      }
      condition.signal()
    }
    done.wait()
    return result.withLock { $0! }
  }

  private func next() -> @Sendable () -> Void {
    condition.lock()
    defer { condition.unlock() }
    while work.isEmpty { condition.wait() }
    return work.removeFirst()
  }
}

/// The executable, environment, sandbox and limits of a new process.
struct ProcessLaunch: Sendable {
  let executable: String
  let arguments: [String]
  let environment: [String: String]
  let directory: String
  /// The files that the process may open.
  let files: [FileRule]
  /// The system calls that the process may make.
  let calls: CallFilter
  let addressSpace: Int
  let dataBytes: Int
  let processorSeconds: Int
  let openFiles: Int
  let fileBytes: Int

  /// Starts the process with `socket` as its descriptor 3 and `output` as its standard output and error. Must be called on ``SpawnThread``.
  ///
  /// - Parameter group: the control group that the process joins before it executes anything; nil: it stays in the host's.
  func spawn(socket: Int32, output: Int32, group: ExtensionGroup?) -> Result<pid_t, ExtensionError> {
    do throws(ExtensionError) {
      let rules = try FileRule.descriptor(of: files)
      defer { if let rules { Glibc.close(rules) } }
      let joining: Int32?
      do throws(ControlGroupFault) { joining = try group?.joining() } catch { throw .spawn("its control group: \(error)") }
      defer { if let joining { Glibc.close(joining) } }
      return try spawn(socket: socket, output: output, rules: rules, filter: calls.pointer(), group: joining)
    } catch {
      return .failure(error)
    }
  }

  private func spawn(
    socket: Int32, output: Int32, rules: Int32?, filter: UnsafePointer<almanac_call_filter>?, group: Int32?
  ) -> Result<pid_t, ExtensionError> {
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return withCStrings(arguments) { arguments in
      withCStrings(variables) { variables in
        executable.withCString { executable in
          directory.withCString { directory in
            var request = almanac_spawn_request(
              executable: executable, arguments: arguments, environment: variables, directory: directory, socket: socket, output: output,
              file_rules: rules ?? -1, call_filter: filter, address_space: UInt64(addressSpace), data: UInt64(dataBytes),
              processor: UInt64(processorSeconds),
              open_files: UInt64(openFiles), file_size: UInt64(fileBytes), control_group: group ?? -1)
            var failedStep = ALMANAC_SPAWN_NONE
            let child = almanac_spawn(&request, &failedStep)
            guard child < 0 else { return .success(child) }
            return .failure(.spawn("\(subject(of: failedStep)): \(String(cString: strerror(-child)))"))
          }
        }
      }
    }
  }

  /// Returns what the failed step was to set up, for the error message.
  private func subject(of step: almanac_spawn_step) -> String {
    switch step {
    case ALMANAC_SPAWN_NULL: "/dev/null"
    case ALMANAC_SPAWN_GROUP: "its process group"
    case ALMANAC_SPAWN_CONTROL_GROUP: "its control group"
    case ALMANAC_SPAWN_PARENT: "its end with the host"
    case ALMANAC_SPAWN_CAPABILITIES: "its sandbox: capabilities"
    case ALMANAC_SPAWN_FILES: "its sandbox: files"
    case ALMANAC_SPAWN_CALLS: "its sandbox: system calls"
    case ALMANAC_SPAWN_DIRECTORY: "its working folder \(directory)"
    case ALMANAC_SPAWN_LIMITS: "its limits"
    case ALMANAC_SPAWN_EXEC: executable
    default: "its descriptors"
    }
  }
}

/// Calls `body` with a null-terminated array of C strings that live as long as the call.
func withCStrings<Value>(_ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value) -> Value {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  pointers.append(nil)
  return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
}
