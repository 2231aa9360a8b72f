// Prints what a store holds, for Scripts/soak: one JSON object per line and widget, with its configuration and the bytes of its timelines.

import Foundation
import Store

struct Widget: Encodable {
  let id, app, kind, family: String
  let configuration: Data
  /// The encoded archives that the scheduler's state names, by id.
  let timelines: [String: Data]
  /// Archives that the state names and the store lacks.
  let missing: [String]
}

let store = try DeviceStore.open(at: URL(filePath: CommandLine.arguments[1]))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for device in try store.devices() {
  let state = try store.device(device)
  for record in try store.instances(of: device) {
    var timelines: [String: Data] = [:]
    var missing: [String] = []
    for id in state?.instances[record.id]?.archives ?? [] {
      if let archive = try store.wholeArchive(id) { timelines[id.rawValue] = try archive.serializedData() } else { missing.append(id.rawValue) }
    }
    let widget = Widget(
      id: record.id.rawValue, app: record.app.rawValue, kind: record.kind, family: record.family, configuration: record.configuration,
      timelines: timelines, missing: missing)
    FileHandle.standardOutput.write(try encoder.encode(widget) + Data("\n".utf8))
  }
}
try store.close()
