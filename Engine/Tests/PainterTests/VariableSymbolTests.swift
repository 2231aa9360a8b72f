import Testing
import WireSchema

@testable import Painter

/// Symbols with a variable value.
@Suite struct VariableSymbolTests {
  private func bytes(_ name: String, _ value: Double?) throws -> [UInt8] {
    var node = DisplayNode.symbol(name, rect(0, 0, 40, 40))
    if let value { node.symbol.variableValue = value }
    return try Array(pixels(DisplayList(40, 40, [node])).bytes)
  }

  @Test(arguments: ["star.fill", "heart", "circle.fill"])
  func `a symbol without variable layers ignores the value`(name: String) throws {
    #expect(try bytes(name, 0.5) == bytes(name, nil) && bytes(name, 0) == bytes(name, nil))
  }

  @Test(arguments: ["wifi", "speaker.wave.3.fill", "cellularbars"])
  func `a symbol with variable layers fades beyond the value`(name: String) throws {
    #expect(try bytes(name, 0.5) != bytes(name, nil) && bytes(name, 1) == bytes(name, nil))
  }
}
