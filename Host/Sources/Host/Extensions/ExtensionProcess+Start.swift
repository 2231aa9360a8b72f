import CExtensionProcess
import Foundation
import Glibc

extension ExtensionProcess {
  /// Starts the process.
  ///
  /// - Parameters:
  ///   - group: an empty control group for the process, which is removed when the process has ended. Nil: the process has no control group,
  ///     and the host measures its memory.
  ///   - checkStorage: is called once in a while as the process runs, and after each reply.
  ///   - secondsWaited: returns how many seconds the extension has waited for a processor. It is called when a request is sent, and each time
  ///     its deadline may have passed.
  static func start(
    _ launch: ProcessLaunch, limits: LimitsView, group: ExtensionGroup?, log: ExtensionLog, checkStorage: @escaping StorageCheck,
    secondsWaited: @escaping WaitReader, onCall: @escaping CallHandler
  ) async throws -> ExtensionProcess {
    do {
      return try await started(
        launch, limits: limits, group: group, log: log, checkStorage: checkStorage, secondsWaited: secondsWaited, onCall: onCall)
    } catch {
      group?.remove()
      throw error
    }
  }

  private static func started(
    _ launch: ProcessLaunch, limits: LimitsView, group: ExtensionGroup?, log: ExtensionLog, checkStorage: @escaping StorageCheck,
    secondsWaited: @escaping WaitReader, onCall: @escaping CallHandler
  ) async throws -> ExtensionProcess {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw ExtensionError.spawn("a socket: \(String(cString: strerror(errno)))")
    }
    var pipe: [Int32] = [-1, -1]
    guard almanac_pipe(&pipe) == 0 else {
      let why = String(cString: strerror(errno))
      pair.forEach { Glibc.close($0) }
      throw ExtensionError.spawn("a pipe: \(why)")
    }
    let theirs = pair[1]
    let output = pipe[1]
    let started = await SpawnThread.shared.run { launch.spawn(socket: theirs, output: output, group: group) }
    Glibc.close(theirs)
    Glibc.close(output)
    switch started {
    case .failure(let error):
      Glibc.close(pair[0])
      Glibc.close(pipe[0])
      throw error
    case .success(let child):
      let process = ExtensionProcess(
        id: child, socket: pair[0], limits: limits, group: group, log: log, checkStorage: checkStorage, secondsWaited: secondsWaited, onCall: onCall)
      do {
        try process.attach(output: pipe[0])
      } catch {
        kill(child, SIGKILL)
        waitpid(child, nil, 0)
        throw ExtensionError.spawn("its descriptors: \(error)")
      }
      return process
    }
  }
}
