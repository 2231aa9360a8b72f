import AlmanacKeychainKeys
import AlmanacWireSchema
import Foundation

/// Starts processes of one app's extension with the host's limits.
struct ExtensionStarter {
  let bundle: AppBundle
  let configuration: HostConfiguration
  /// Takes the output of the processes.
  let log: ExtensionLog
  let secondsWaited: ExtensionProcess.WaitReader
  let onCall: @Sendable (ExtensionCall) async -> HostAnswer?

  /// Returns what a process is started with. It includes the keys of the app's keychains.
  func environment(timeZone: String, locale: String, isReadOnly: Bool) async -> ExtensionEnvironment {
    var environment = ExtensionEnvironment(bundle: bundle, configuration: configuration, timeZone: timeZone, locale: locale, isReadOnly: isReadOnly)
    environment.keychainKeys = await keychainKeys()
    return environment
  }

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - scratch: the folder for its temporary files; the caller removes it with the clock's file when the process has ended.
  ///   - clockFile: where the process reads `clock`; nil: it has the system's.
  func start(
    _ environment: ExtensionEnvironment, scratch: URL, _ clock: ExtensionClock, in clockFile: ClockFile?, _ storage: AppStorage, isReadOnly: Bool
  ) async throws -> ExtensionProcess {
    let launch = try environment.launch(scratch: scratch, clock: clockFile)
    do {
      try clockFile?.set(clock)
    } catch {
      throw ExtensionError.spawn("its clock file: \(error.localizedDescription)")
    }
    let limits = configuration.limits
    return try await ExtensionProcess.start(
      launch,
      limits: .init(
        deadline: limits.replyDeadline, deadlineStretch: limits.replyDeadlineStretch, replyBytes: limits.replyBytes,
        memoryGrowth: limits.memoryGrowth, memoryBaseline: limits.memoryBaseline, threads: limits.threads, processorSeconds: limits.processorSeconds,
        suspendAfter: limits.suspendAfter,
        killWait: limits.killWait, memoryInterval: limits.memoryInterval, memoryIntervalByGroup: limits.memoryIntervalByGroup,
        storageInterval: limits.storageInterval, callBytes: limits.callBytes, logLineBytes: limits.logLineBytes,
        outputBytesPerSecond: limits.outputBytesPerSecond, outputBurstBytes: limits.outputBurstBytes,
        unreadBytes: configuration.activities.unansweredBytes,
        activityCalls: ActivityCallBudget(
          calls: configuration.activities.unansweredCalls, bytes: configuration.activities.unansweredBytes,
          burst: configuration.activities.changeBurst, perSecond: configuration.activities.changesPerSecond)),
      group: try makeGroup(), log: log, checkStorage: { storage.excess(scratch: scratch, isReadOnly: isReadOnly) },
      secondsWaited: secondsWaited, onCall: onCall)
  }

  /// Returns the keys of the app's keychains. If there are none, the log says why.
  private func keychainKeys() async -> KeychainKeys {
    let account = AccountKey(of: configuration)
    do {
      // On a thread of its own: a secret service decides how long it takes.
      return KeychainKeys(bundle.keychains, of: try await BlockingWork.run { _ in try account.get() })
    } catch {
      log.append(Data("almanac: \(error); the app cannot use its keychain\n".utf8))
      return (error as? AccountKeyFault)?.isTemporary == true ? .locked : KeychainKeys([], of: nil)
    }
  }

  /// Returns a control group for a new process; nil: this machine has none for it.
  private func makeGroup() throws -> ExtensionGroup? {
    do {
      return try ResourceHold.extensionGroups()?.make(limits: configuration.limits)
    } catch {
      throw ExtensionError.spawn("its control group: \(error)")
    }
  }
}
