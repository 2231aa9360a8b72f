import AlmanacScheduler
import Foundation
import GRDB

/// Makes a new database from what is left of a damaged one and from the copy of the layout.
struct Salvage {
  let content: SalvagedContent
  let copy: LayoutCopies.Copy?

  /// Writes the layout, the states, the archives and the history into a new database.
  func write(to store: DeviceStore, now: Date) throws -> SalvageReport {
    let choice = try SalvagedLayout(content, copy)
    let layout = choice.layout
    let archives = content.archives.filter { archive in layout.instances.contains { $0.id == archive.instance } }
    let kept = Set(archives.map(\.id))
    var report = SalvageReport(choice, content: content, copy: copy)
    try store.write { db in
      let written = try write(layout, kept, to: db, now: now, &report)
      let generation = max(copy?.stamp.generation ?? 0, content.stamp?.generation ?? 0) + 1
      try DeviceStore.store(LayoutStamp(generation: generation, of: try written.bytes), of: written, db)
      for archive in archives { try write(archive, to: db) }
      try writeHistory(of: layout, to: db, &report)
      for paper in content.wallpapers { try DeviceStore.insert(paper.png, paper.info, on: paper.device, db) }
    }
    report.keptArchives = archives.count
    report.lostArchives = content.lostArchives + content.archives.count - archives.count
    return report
  }

  /// Writes apps, settings, devices and widgets. Returns the layout as it is stored.
  private func write(_ layout: Layout, _ archives: Set<String>, to db: Database, now: Date, _ report: inout SalvageReport) throws -> Layout {
    for app in layout.apps {
      try db.execute(
        sql: "INSERT INTO app (id, bundle, identifier, displayName, installedAt, description) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [app.id, app.bundle, app.identifier, app.displayName, app.installedAt, app.description])
    }
    for (key, value) in layout.settings { try db.execute(sql: "INSERT INTO setting (key, value) VALUES (?, ?)", arguments: [key, value]) }
    for device in layout.devices {
      let state = state(of: device, in: layout, archives, now: now, &report)
      try db.execute(
        sql: "INSERT INTO device (id, sequence, state) VALUES (?, ?, ?)",
        arguments: [device.id, Int64(clamping: state.sequence), try JSONEncoder().encode(state.header)])
      for instance in layout.instances where instance.device == device.id {
        try db.execute(
          sql: """
            INSERT INTO instance (id, device, app, kind, family, configuration, addedAt, profile, place, slot, gridPage, gridColumn, gridRow, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            instance.id, instance.device, instance.app, instance.kind, instance.family, instance.configuration, instance.addedAt,
            instance.placement?.profile, instance.placement?.place, instance.placement?.slot, instance.position?.page, instance.position?.column,
            instance.position?.row,
            try state.instances[InstanceID(instance.id)].map { try JSONEncoder().encode($0) },
          ])
        for parameter in instance.parameters ?? [] { try DeviceStore.insert(parameter, of: instance.id, db) }
      }
    }
    return try Layout.read(db)
  }

  /// Returns the device's state: the stored one if it could be read, with new states for the widgets whose state or timelines were lost.
  private func state(
    of device: Layout.Device, in layout: Layout, _ archives: Set<String>, now: Date, _ report: inout SalvageReport
  ) -> DeviceState {
    let instances = layout.instances.filter { $0.device == device.id }
    let header = content.headers[device.id]
    // Without the device's own state its widgets' states would name attempts that it may use again.
    let states =
      header == nil ? [] : instances.compactMap { instance in content.states[instance.id].flatMap { $0.matches(instance, archives) ? $0 : nil } }
    var state = header.map { DeviceState(header: $0, instances: states) } ?? DeviceState(id: DeviceID(device.id))
    for app in state.apps.keys.sorted() where !layout.apps.contains(where: { $0.id == app.rawValue }) { _ = state.apply(.appRemoved(app), now: now) }
    for app in layout.apps where state.apps[AppID(app.id)] == nil { _ = state.apply(.appInstalled(AppID(app.id)), now: now) }
    for app in device.launched where state.apps[AppID(app)]?.hasBeenLaunched != true { _ = state.apply(.appLaunched(AppID(app)), now: now) }
    for instance in instances where state.instances[InstanceID(instance.id)] == nil {
      _ = state.apply(
        .instanceAdded(InstanceID(instance.id), app: AppID(instance.app), kind: instance.kind, family: instance.family), now: now)
      report.renewedInstances += 1
    }
    for stack in device.stacks ?? [] {
      let members = stack.members.map { InstanceID($0) }
      let present = state.stacks[StackID(stack.id)]
      // The stored state keeps its top.
      if present?.members == members, present?.rotates == stack.rotates { continue }
      _ = state.apply(.stackArranged(StackID(stack.id), members, rotates: stack.rotates, top: nil), now: now)
    }
    return state
  }

  private func write(_ archive: SalvagedContent.Archive, to db: Database) throws {
    try db.execute(
      sql: "INSERT INTO archive (id, instance, role, header) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      arguments: [archive.id, archive.instance, archive.role, archive.content.header])
    try archive.content.insertContent(of: archive.id, db)
  }

  private func writeHistory(of layout: Layout, to db: Database, _ report: inout SalvageReport) throws {
    let devices = Set(layout.devices.map(\.id))
    let instances = Set(layout.instances.map(\.id))
    for (device, decision) in content.decisions {
      // Ids start again in a device whose state was lost.
      guard content.headers[device] != nil, devices.contains(device), instances.contains(decision.instance.rawValue) else {
        report.lostDecisions += 1
        continue
      }
      try db.execute(
        sql: "INSERT INTO decision (device, id, instance, record) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [device, Int64(clamping: decision.id), decision.instance.rawValue, try JSONEncoder().encode(decision)])
      report.keptDecisions += 1
    }
    for sealed in content.sealedDecisions {
      guard content.headers[sealed.device] != nil, devices.contains(sealed.device), instances.contains(sealed.instance) else {
        report.lostDecisions += 1
        continue
      }
      try db.execute(
        sql: "INSERT INTO decision (device, id, instance, record) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [sealed.device, sealed.id, sealed.instance, sealed.record])
      report.keptDecisions += 1
    }
    for (table, key) in SalvagedContent.historyTables {
      for row in content.history[table] ?? [] {
        guard let owner = try? row.decode(String.self, forColumn: key[0]), owner.isEmpty == false else { continue }
        guard key[0] == "device" ? devices.contains(owner) : instances.contains(owner), row.isHistory(of: table) else { continue }
        let columns = row.columnNames.joined(separator: ", ")
        let marks = row.map { _ in "?" }.joined(separator: ", ")
        try db.execute(
          sql: "INSERT INTO \(table) (\(columns)) VALUES (\(marks)) ON CONFLICT DO NOTHING", arguments: StatementArguments(row.databaseValues))
      }
    }
    report.isHistoryWhole = content.damagedTables.isDisjoint(with: Set(SalvagedContent.historyTables.keys).union(["decision"]))
  }
}

extension InstanceState {
  /// Whether the state is of this widget and its timelines are all there.
  fileprivate func matches(_ instance: Layout.Instance, _ kept: Set<String>) -> Bool {
    id.rawValue == instance.id && app.rawValue == instance.app && kind == instance.kind && family == instance.family
      && archives.allSatisfy { kept.contains($0.rawValue) }
  }
}

extension Row {
  /// Whether the values have the types of the table's columns, and a host can have written them.
  fileprivate func isHistory(of table: String) -> Bool {
    for (column, value) in self {
      let fits: Bool =
        switch column {
        case "instance", "device", "activity", "power", "network": value.isText
        case "ended", "due": value.isNull || value.number.map(HistoryBounds.isInstant) == true
        case "began", "at", "date": value.number.map(HistoryBounds.isInstant) == true
        case "before", "tokens", "capacity", "rate", "locked": value.number.map(HistoryBounds.isTokens) == true
        // The damage is in the column's name.
        default: false
        }
      guard fits else { return false }
    }
    return true
  }
}

extension DatabaseValue {
  fileprivate var isText: Bool { if case .string = storage { true } else { false } }

  fileprivate var number: Double? {
    switch storage {
    case .int64(let number): Double(number)
    case .double(let number): number
    case .null, .string, .blob: nil
    }
  }
}
