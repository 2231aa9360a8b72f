import AlmanacWireSchema
import Testing

@testable import AlmanacPainter
@testable import AlmanacTextEngine

/// Symbols with a variable value.
@Suite struct VariableSymbolTests {
  private func picture(_ name: String, _ value: Double?) throws -> PixelBuffer {
    var node = DisplayNode.symbol(name, rect(0, 0, 40, 40))
    if let value { node.symbol.variableValue = value }
    return try pixels(DisplayList(40, 40, [node]))
  }
  private func bytes(_ name: String, _ value: Double?) throws -> [UInt8] { try picture(name, value).bytes }

  @Test(arguments: ["star.fill", "heart", "circle.fill", "wifi.slash"])
  func `a symbol without variable layers ignores the value`(name: String) throws {
    #expect(try bytes(name, 0.5) == bytes(name, nil) && bytes(name, 0) == bytes(name, nil))
  }

  /// Each row: the symbol, and how many parts its value shows one after another.
  @Test(arguments: [("wifi", 4), ("speaker.wave.2.fill", 2), ("speaker.wave.3.fill", 3), ("cellularbars", 5), ("chart.bar.fill", 3)])
  func `parts are shown as a whole, one after another`(name: String, count: Int) throws {
    let steps = TextEngine.current.symbol(name, weight: 400).variable?.steps.count
    #expect(steps == count, "\(name) has \(steps ?? 0) parts")
    guard let steps else { return }
    var last = try bytes(name, 0)
    for step in 1...steps {
      let value = Double(step) / Double(steps)
      // All values up to the next threshold are the same.
      #expect(try bytes(name, value - 0.01) == bytes(name, value - 0.5 / Double(steps)), "\(name) \(value)")
      let shown = try bytes(name, value - 0.01)
      #expect(shown != last, "\(name) \(value)")
      last = shown
    }
    #expect(try bytes(name, 1) == bytes(name, nil))
  }

  @Test func `the wifi symbol fills from its dot upwards, and the body of the speaker is always there`() throws {
    let one = try picture("wifi", 0.1)
    #expect(one[20, 31].alpha > 200 && one[20, 9].alpha < 120)
    let silent = try picture("speaker.wave.2.fill", 0)
    #expect((0..<20).contains { silent[$0, 20].alpha > 200 } && !(25..<40).contains { silent[$0, 20].alpha > 200 })
  }
}
