import Foundation

/// The layout that a salvaged database gets, and how far it can be trusted.
///
/// Of two layouts the one with the newer stamp is right, if it can be trusted: the copy by its checksum, the database's rows by theirs. Of a newer but
/// damaged layout only the rows with the right checksum replace those of an older copy; others are kept where the copy has none.
struct SalvagedLayout {
  private(set) var layout: Layout
  /// Rows as they could be read: their checksum is wrong or missing, and no copy has them.
  private(set) var unverified: [LayoutKey] = []
  /// Rows of an older copy, because the database's newer ones are damaged.
  private(set) var outdated: [LayoutKey] = []
  /// Rows of which there is only a checksum.
  private(set) var lost: [LayoutKey] = []
  /// Whether the copy is the older of the two generations and nothing shows that it is the last layout.
  private(set) var mayLackChange = false

  init(_ content: SalvagedContent, _ copy: LayoutCopies.Copy?) throws {
    let rows = Layout.merged([content.layout])
    if let stamp = content.stamp, stamp.generation >= copy?.stamp.generation ?? 0,
      LayoutStamp(generation: stamp.generation, of: try rows.bytes) == stamp
    {
      layout = rows
      return
    }
    guard let copy else {
      layout = rows
      judge(content.checksums, try LayoutChecksums.of(rows), copied: [])
      return
    }
    guard let stamp = content.stamp, stamp.generation > copy.stamp.generation else {
      layout = Layout.merged([copy.layout])
      mayLackChange = copy.mayBeOutdated && content.stamp?.generation != copy.stamp.generation
      return
    }
    layout = Layout.merged([content.layout, copy.layout, try content.layout.verified(by: content.checksums)])
    judge(content.checksums, try LayoutChecksums.of(layout), copied: Set(try LayoutChecksums.of(copy.layout).keys))
  }

  private mutating func judge(_ stored: [LayoutKey: Data], _ found: [LayoutKey: Data], copied: Set<LayoutKey>) {
    let wrong = found.keys.filter { found[$0] != stored[$0] }.sorted()
    unverified = wrong.filter { !copied.contains($0) }
    outdated = wrong.filter(copied.contains)
    lost = stored.keys.filter { found[$0] == nil }.sorted()
  }
}

extension Layout {
  /// The rows that have these checksums.
  fileprivate func verified(by checksums: [LayoutKey: Data]) throws -> Layout {
    let own = try LayoutChecksums.of(self)
    func isRight(_ kind: LayoutKey.Kind, _ id: String) -> Bool {
      let key = LayoutKey(kind: kind, id: id)
      return own[key] != nil && own[key] == checksums[key]
    }
    return Layout(
      apps: apps.filter { isRight(.app, $0.id) }, devices: devices.filter { isRight(.device, $0.id) },
      instances: instances.filter { isRight(.instance, $0.id) }, settings: settings.filter { isRight(.setting, $0.key) })
  }

  /// The layouts as one with what belongs together: every widget's app and device are in it, and no id is there twice. Later ones go before earlier.
  fileprivate static func merged(_ layouts: [Layout]) -> Layout {
    var result = Layout()
    result.apps = merge(layouts.flatMap(\.apps), by: \.id)
    result.devices = merge(layouts.flatMap { united($0.devices) }, by: \.id)
    let known = Set(result.apps.map(\.id))
    result.instances = merge(layouts.flatMap(\.instances), by: \.id).filter { known.contains($0.app) }
    // A device whose row was lost is known by its widgets.
    for id in Set(result.instances.map(\.device)).subtracting(result.devices.map(\.id)).sorted() {
      result.devices.append(Device(id: id, launched: Set(result.instances.filter { $0.device == id }.map(\.app)).sorted()))
    }
    for layout in layouts { result.settings.merge(layout.settings) { _, new in new } }
    return result
  }

  /// Returns the devices of one layout, each once: with all apps that one of its rows names.
  private static func united(_ devices: [Device]) -> [Device] {
    Dictionary(grouping: devices, by: \.id).map { id, rows in
      Device(id: id, launched: Set(rows.flatMap(\.launched)).sorted(), stacks: rows.compactMap(\.stacks).last)
    }
  }

  /// Returns the values by their key, the last of those with the same.
  private static func merge<Value>(_ all: [Value], by key: KeyPath<Value, String>) -> [Value] {
    var values: [String: Value] = [:]
    for value in all { values[value[keyPath: key]] = value }
    return values.keys.sorted().compactMap { values[$0] }
  }
}
