import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Store
import SystemBus

// Lock and passcode (Specification D5).
extension DeviceHost {
  /// Whether content is hidden: the device is locked with its passcode, or was reported to be.
  public var isLocked: Bool { state.isLocked || store.isLocked }

  /// Returns whether the host is locked, and what a lock hides.
  public func lockStatus() async throws -> LockStatus {
    LockStatus(
      isLocked: isLocked, hasPasscode: store.hasPasscode, hidesContent: currentSettings.hidesContentWhileLocked,
      failures: try store.passcodeFailures(), wait: passcodeWait, followsDesktop: currentSettings.followsDesktopLock, desktopFault: desktopLockFault)
  }

  /// Locks: hides content, ends the extensions of protected apps, and throws the key of their data away.
  ///
  /// What is stored of them is sealed already, so an end of this process at any point leaves nothing readable.
  /// - Throws: `LockError/noPasscode`; a `StoreError` if the scheduler's state cannot be stored, and then it is locked nevertheless.
  public func lock() async throws {
    guard isRunning else { throw HostError.notRunning }
    guard store.hasPasscode else { throw LockError.noPasscode }
    let recorded = Result { if !state.isLocked { try process(.deviceLocked(true)) } }
    sealConfigurations()
    sealActivities()
    sealRelevance()
    store.lock()
    await forgetContent()
    announce(.lockChanged(isLocked: true))
    try recorded.get()
  }

  /// Unlocks with the passcode; while it is not locked, does nothing.
  ///
  /// - Throws: `LockError`.
  public func unlock(_ passcode: String) async throws {
    guard isRunning else { throw HostError.notRunning }
    guard store.hasPasscode else { throw LockError.noPasscode }
    guard isLocked else { return }
    let store = store
    try await attempt(passcode) { [profile = configuration.lock] in try store.unlock($0, profile: profile) }
    openConfigurations()
    openRelevance()
    try nameProtectedApps()
    // An app may have been updated while its configurations could not be read.
    let fitted = fittedConfigurations()
    for instance in fitted.keys { formerParameters[instance] = nil }
    let described = installed.values.compactMap { app -> SchedulerEvent? in
      let traits = traits(of: app.record.id, app.bundle)
      return state.apps[app.record.id].map { $0.traits != traits } == true ? .appDescribed(app.record.id, traits) : nil
    }
    try process(described + [.deviceLocked(false)], configured: fitted)
    announce(.lockChanged(isLocked: false))
  }

  /// Sets or changes the passcode. The first one encrypts what is stored of protected apps.
  ///
  /// - Parameter current: the passcode so far; nil if there is none.
  /// - Throws: `LockError`.
  public func setPasscode(current: String?, new text: String) async throws {
    try checkWritable()
    guard isRunning else { throw HostError.notRunning }
    guard !isLocked else { throw LockError.locked }
    let profile = configuration.lock
    let new = try Passcode(text, profile: profile)
    let store = store
    if store.hasPasscode {
      guard let current else { throw LockError.currentMissing }
      try await attempt(current) { try store.changePasscode($0, to: new, profile: profile) }
    } else {
      try await passcodeTurn.run { try await BlockingWork.run { _ in try store.setPasscode(new, profile: profile) } }
      // Drops pictures from before the passcode: a browser may cache those, but not the same pictures from now on.
      renderer.forget()
    }
    announce(.lockChanged(isLocked: isLocked))
  }

  /// Removes the passcode; what was encrypted under it is stored plain again.
  ///
  /// - Throws: `LockError`.
  public func removePasscode(current: String) async throws {
    try checkWritable()
    guard isRunning else { throw HostError.notRunning }
    guard store.hasPasscode else { throw LockError.noPasscode }
    guard !isLocked else { throw LockError.locked }
    let store = store
    try await attempt(current) { [profile = configuration.lock] in try store.removePasscode($0, profile: profile) }
    announce(.lockChanged(isLocked: isLocked))
  }

  /// Removes a forgotten passcode, and with it the data of protected apps. Their widgets stay, with their defaults, and are requested again.
  public func resetPasscode() async throws {
    try checkWritable()
    guard isRunning else { throw HostError.notRunning }
    guard store.hasPasscode else { throw LockError.noPasscode }
    await forgetContent()
    let lost = try store.sealedInstances()
    for id in lost where records[id].map({ isProtected($0.app) }) == true { records[id]?.parameters = [] }
    // Their states name timelines that can no longer be read.
    try process(
      records.values.filter { lost.contains($0.id) }.sorted { $0.id < $1.id }.flatMap { record -> [SchedulerEvent] in
        [.instanceRemoved(record.id), .instanceAdded(record.id, app: record.app, kind: record.kind, family: record.family)]
      })
    try store.loseProtectedData()
    try loseSealedConfigurations()
    relevance.sealed = [:]
    passcodeDeadline = nil
    if state.isLocked { try process(.deviceLocked(false)) }
    announce(.lockChanged(isLocked: false))
    announce(.instancesChanged)
  }

  // MARK: The desktop's session

  /// Starts to follow the desktop's session if the settings ask for it, and ends it otherwise.
  ///
  /// The device locks with the session. Without a passcode it also unlocks with it; with one, only the passcode gives the key back.
  func followDesktopLock() {
    guard isRunning, currentSettings.followsDesktopLock else {
      desktopLock = nil
      desktopLockFault = nil
      return
    }
    guard desktopLock == nil else { return }
    // A session that locks and unlocks faster than the host follows: the last state counts.
    let (states, report) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingNewest(2))
    do throws(BusError) {
      desktopLock = try DesktopLock(address: configuration.systemBus, retry: Profiles.desktop.retry) {
        report.yield($0)
      } failed: { [weak self] fault in
        Task { await self?.desktopLockFailed(fault) }
      }
    } catch {
      return desktopLockFailed(error)
    }
    Task { [weak self, weak session = desktopLock] in
      for await isLocked in states { await self?.desktopChanged(isLocked: isLocked, session) }
    }
  }

  private func desktopChanged(isLocked locks: Bool, _ session: DesktopLock?) async {
    guard isRunning, let session, session === desktopLock else { return }
    if desktopLockFault != nil {
      desktopLockFault = nil
      announce(.lockChanged(isLocked: isLocked))
    }
    if locks ? isLocked : (!isLocked || store.hasPasscode) { return }
    do {
      try await report(.lock(locks))
    } catch {
      logger.error("the lock of the desktop cannot be recorded: \(error)")
    }
  }

  /// Keeps the fault for ``status()``, because whoever set this counts on it.
  private func desktopLockFailed(_ fault: BusError) {
    guard currentSettings.followsDesktopLock, desktopLockFault != fault.description else { return }
    desktopLockFault = fault.description
    announce(.lockChanged(isLocked: isLocked))
    logger.warning("the desktop's lock cannot be followed: \(fault)")
  }

  // MARK: What is hidden

  /// Whether the app's data is protected. An app that cannot be read counts as protected.
  func isProtected(_ app: AppID) -> Bool { sealedApps.contains(app) || installed[app]?.bundle.traits.isProtected ?? true }

  /// Returns how much of an app's widgets is shown now.
  func concealment(of app: AppID) -> Concealment {
    guard isLocked else { return .none }
    return isProtected(app) || currentSettings.hidesContentWhileLocked ? .placeholder : .privacy
  }

  /// Whether a lock hides everything that an app says: what it draws, and its words in configurations, forms, decisions, failures, diagnostics, outputs,
  /// answers to taps and alerts. Every route asks here, or ``concealment(of:)`` if it can show a part; a test asks all of them.
  func hidesWords(of app: AppID) -> Bool { concealment(of: app) == .placeholder }

  /// Refuses what would show an app's words while they are hidden.
  ///
  /// - Throws: `LockError/locked`.
  func checkUnlocked(_ app: AppID) throws {
    if hidesWords(of: app) { throw LockError.locked }
  }

  /// Returns what became of a tap without what the app said, while that is hidden.
  func shown(_ tap: TapRecord, of app: AppID) -> TapRecord {
    guard hidesWords(of: app) else { return tap }
    var tap = tap
    tap.message = ""
    return tap
  }

  /// Returns the answer to a tap without what the app said, while that is hidden.
  func shown(_ answer: TapAnswer, of app: AppID) -> TapAnswer {
    hidesWords(of: app) ? TapAnswer(shown(answer.tap, of: app), opensApp: answer.opensApp) : answer
  }

  /// How long clients may cache pictures of an app's widgets.
  func caching(of app: AppID) -> RenderedImage.Caching {
    guard store.hasPasscode || state.isLocked else { return isProtected(app) ? .none : .untilChange }
    return isProtected(app) ? .none : .checked
  }

  /// Returns decisions without what the app said, while that is hidden.
  func shown(_ decisions: [Decision], of app: AppID) -> [Decision] {
    guard hidesWords(of: app) else { return decisions }
    return decisions.map(\.withoutAppText)
  }

  /// Names the protected apps to the store, which seals what it keeps of them.
  func nameProtectedApps() throws {
    try store.protect(Set(try store.apps().map(\.id).filter(isProtected)))
  }

  /// Records the lock of a host that has just started: its key is not in memory.
  func startLocked() throws {
    if store.isLocked, !state.isLocked { try process(.deviceLocked(true)) }
  }

  /// Drops what is in memory of content that is hidden now: extensions with their logs, requests under way, pictures, painters, timelines, messages.
  func forgetContent() async {
    renderer.forget()
    archives.forget()
    gallery.forget()
    optionLists.forgetAll()
    shownActions.forget()
    shownPictures.forget()
    var closing: [ExtensionClient] = []
    let apps = Set(records.values.map(\.app)).union(installed.keys).filter(isProtected)
    for record in records.values.sorted(by: { $0.id < $1.id }) where apps.contains(record.app) {
      renderer.abandon(widget: record.id.rawValue)
      failures[record.id] = nil
      diagnostics.remove(record.id)
      guard let running = attempts[record.id] else { continue }
      attempts[record.id] = nil
      running.task.cancel()
      drop(running.id, of: record.id)
    }
    for app in apps.sorted() {
      for kind in installed[app]?.description.kinds ?? [] { renderer.abandon(widget: "\(app) \(kind.kind)") }
      renderer.renew(app: app.rawValue)
      if let client = extensions.remove(app) { closing.append(client) }
    }
    for client in closing { await client.close() }
  }

  /// Records that an answer of a protected app's extension is not taken, because it arrived while the device was locked.
  func drop(_ attempt: AttemptID, of instance: InstanceID) {
    do {
      try process(
        .requestFailed(instance, attempt, AttemptFailure(.host, Decision.droppedDetail)))
    } catch {
      logger.error("the end of a reload of \(instance) cannot be recorded: \(error)")
    }
  }

  // MARK: Passcodes

  /// Seconds until the next passcode is taken.
  private var passcodeWait: Double {
    guard let passcodeDeadline else { return 0 }
    return max(0, (passcodeDeadline - .now) / .seconds(1))
  }

  /// Returns the end of the delay after wrong passcodes, from now on. It is measured on a clock that cannot be set; after a restart it begins again,
  /// as on an iPhone.
  static func passcodeDeadline(after failures: Int, _ profile: LockProfile) -> ContinuousClock.Instant? {
    let delay = profile.delay(after: failures)
    return delay > 0 ? .now + .seconds(delay) : nil
  }

  /// Tries a passcode, unless a delay runs. The attempt is counted before it is made, so an end of this process does not give it back.
  ///
  /// - Parameter body: returns whether the passcode is right.
  /// - Throws: `LockError`.
  private func attempt(_ text: String, _ body: @escaping @Sendable (Passcode) throws -> Bool) async throws {
    let passcode = try Passcode(text, profile: configuration.lock)
    // One at a time: each takes the memory of the derivation.
    try await passcodeTurn.run {
      if passcodeWait > 0 { throw LockError.delayed(wait: passcodeWait) }
      // A damaged key takes no passcode. To count attempts would store it once more, also in the copies of the layout that can mend it.
      try store.checkKey(profile: configuration.lock)
      let failures = try store.passcodeFailures() + 1
      try store.setPasscodeFailures(failures)
      passcodeDeadline = Self.passcodeDeadline(after: failures, configuration.lock)
      let isRight: Bool
      do {
        isRight = try await BlockingWork.run { _ in try body(passcode) }
      } catch {
        // Nothing was tried.
        try store.setPasscodeFailures(failures - 1)
        passcodeDeadline = nil
        throw error
      }
      guard isRight else { throw LockError.wrongPasscode(wait: passcodeWait) }
      try store.setPasscodeFailures(0)
      passcodeDeadline = nil
    }
  }
}
