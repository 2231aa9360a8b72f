import AlmanacScheduler
import Store

// What people configured of protected apps' widgets, while the device is locked (Specification D5).
//
// The host keeps it encrypted, as it is in the database, so that a removed widget comes back with it and a change can be undone after an unlock.
extension DeviceHost {
  /// Encrypts what is in memory of protected apps' configurations. Call it before the key goes.
  func sealConfigurations() {
    changeConfigurations { [store] record in
      guard isProtected(record.app) else { return }
      // Without the key they are encrypted already.
      record.parameters = (try? store.sealed(record.parameters, of: record.id)) ?? record.parameters
    }
    nameSealedApps()
  }

  /// Decrypts what ``sealConfigurations()`` has encrypted, and what was encrypted when the host started. Call it once the key is there.
  func openConfigurations() {
    changeConfigurations { [store, logger] record in
      let opened = store.opened(record.parameters, of: record.id)
      for (before, after) in zip(record.parameters, opened) where before.isSealed && after.dropped == .unreadable {
        logger.error("the stored value of \(before.name) of the widget \(record.id) is damaged and cannot be decrypted")
      }
      record.parameters = opened
    }
    nameSealedApps()
  }

  /// Drops configurations that can no longer be decrypted, after the store has dropped them.
  func loseSealedConfigurations() throws {
    for stored in try store.instances(of: state.id) { records[stored.id]?.parameters = stored.parameters }
    changeConfigurations { $0.parameters.removeAll(where: \.isSealed) }
    formerParameters = formerParameters.filter { records[$0.key].map { !isProtected($0.app) } ?? false }
    nameSealedApps()
  }

  /// Names the apps with configurations that are encrypted. Until they are decrypted their widgets have no configuration, so an app whose update gave up
  /// its protection meanwhile still counts as protected.
  func nameSealedApps() { sealedApps = Set(records.values.filter(\.parameters.isSealed).map(\.app)) }

  private func changeConfigurations(_ change: (inout InstanceRecord) -> Void) {
    for id in records.keys { change(&records[id]!) }
    for (id, parameters) in formerParameters {
      guard var record = records[id] else { continue }
      record.parameters = parameters
      change(&record)
      formerParameters[id] = record.parameters
    }
    undoJournal.changeRecords(change)
  }
}
