import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// What apps say of themselves is in the device's language: names and descriptions of kinds, titles of parameters, of enumerations and of their cases.
// An extension's process has one locale for its whole life, so each language needs a process of its own, and the newest description is kept.
extension DeviceHost {
  /// The time zone and the locale that extensions work in.
  var region: ExtensionClient.Region { .init(timeZone: currentSettings.timeZone, locale: currentSettings.effectiveLocale) }

  /// Asks the apps whose descriptions are in another language, one after another. Until an app has answered, its former description stays; if it cannot
  /// answer, it is asked again at the next change of the locale, unlock or start of the host. A protected app is not asked while the device is locked.
  func describeApps() {
    // A single command does not wait for apps; the next host that serves asks them.
    guard isScheduled else { return }
    describing?.cancel()
    guard installed.values.contains(where: { needsDescription($0) }) else { return }
    describing = Task {
      for app in installed.keys.sorted() {
        guard !Task.isCancelled else { return }
        await describe(app)
      }
    }
  }

  private func needsDescription(_ app: InstalledApp) -> Bool {
    // Hosts before the field asked in this locale.
    let locale = app.description.locale.isEmpty ? "en_US" : app.description.locale
    return locale != currentSettings.effectiveLocale
  }

  private func describe(_ id: AppID) async {
    guard let app = installed[id], needsDescription(app), !(isLocked && isProtected(id)), heldBack(Self.mark(of: id)) == nil else { return }
    let mark = Self.mark(of: id)
    defer { marks?.end(mark) }
    do {
      let description = try await client(of: id).describe(in: region, reading: reading(mark))
      // Meanwhile it may have been removed or updated, and the language may be another one.
      guard isRunning, !Task.isCancelled, var current = installed[id], current.record.installedAt == app.record.installedAt,
        description.locale == currentSettings.effectiveLocale
      else { return }
      guard description.offersTheSame(as: current.description) else {
        logger.warning("\(id) describes other widgets in \(description.locale), so its names stay in the language of before")
        return
      }
      current.description = description
      current.record.description = (try? description.serializedBytes()) ?? Data()
      try store.save(current.record)
      installed[id] = current
      announce(.appsChanged)
      // The names of their kinds.
      if records.values.contains(where: { $0.app == id }) { announce(.instancesChanged) }
    } catch {
      guard !Task.isCancelled, isRunning else { return }
      logger.warning("\(id) does not describe its widgets in \(currentSettings.effectiveLocale): \(error)")
    }
  }
}

extension ExtensionDescription {
  /// Whether both offer the same kinds with the same parameters, so that widgets and their configurations fit both. Texts, and defaults that depend on the
  /// region, may differ.
  func offersTheSame(as other: ExtensionDescription) -> Bool {
    kinds.elementsEqual(other.kinds) { kind, other in
      kind.kind == other.kind && kind.families == other.families && kind.configuration == other.configuration && kind.intentType == other.intentType
        && kind.backgroundRemovable == other.backgroundRemovable && kind.onlyWhileRelevant == other.onlyWhileRelevant
        && kind.takesPushes == other.takesPushes
        && kind.parameters.elementsEqual(other.parameters) { $0.name == $1.name && $0.type == $1.type && $0.isArray == $1.isArray }
    }
  }
}
