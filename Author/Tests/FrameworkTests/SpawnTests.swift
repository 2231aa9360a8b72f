import Foundation
import FoundationCompat
import Testing

/// Programs that are started with Darwin's optionals.
@Suite struct SpawnTests {
  @Test func `a program starts in another folder, with its output in a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var actions: posix_spawn_file_actions_t?
    #expect(posix_spawn_file_actions_adddup2(&actions, 1, 2) == EINVAL)
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, file.path, O_WRONLY | O_CREAT, 0o600)
    #expect(posix_spawn_file_actions_addchdir_np(&actions, "/usr") == 0)
    var attributes: posix_spawnattr_t?
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    #expect(posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT) | 0x08) == 0)
    var mask: sigset_t = 0
    sigaddset(&mask, SIGUSR1)
    #expect(posix_spawnattr_setsigmask(&attributes, &mask) == 0)
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/pwd"), nil]
    defer { arguments.forEach { free($0) } }
    #expect(posix_spawn(&process, "/bin/pwd", &actions, &attributes, &arguments, nil) == 0)
    var status: Int32 = 1
    #expect(waitpid(process, &status, 0) == process && status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == "/usr\n")
  }

  @Test func `a number is a set of signals`() {
    var signals: sigset_t = 0b101
    #expect(sigismember(&signals, 1) == 1 && sigismember(&signals, 2) == 0 && sigismember(&signals, 3) == 1)
  }
}
