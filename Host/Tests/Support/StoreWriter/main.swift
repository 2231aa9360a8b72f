import Foundation
import SampleDevice
import Store

// Reloads widgets forever and prints the number of each committed step, until it is killed.
let store = try DeviceStore.open(at: URL(filePath: CommandLine.arguments[1]))
var device = try SampleDevice(store: store)
for name in ["a", "b", "c"] where device.state.instances[.init(name)] == nil { try device.add(.init(name)) }
while true {
  for name in ["a", "b", "c"] {
    try device.reload(.init(name))
    try FileHandle.standardOutput.write(contentsOf: Data("\(device.state.sequence)\n".utf8))
  }
}
