import AlmanacSimulation
import Foundation

/// Finds a shipped behaviour by its name, or reads a behaviour from a file.
public enum BehaviorFile {
  /// Returns the shipped behaviour of this name, or the one in this file.
  ///
  /// - Throws: ``SimulationFileError`` with the line of the fault.
  public static func behavior(_ argument: String) throws -> Behavior {
    if let shipped = Behavior.shipped[argument] { return shipped }
    let url = URL(fileURLWithPath: argument)
    guard FileManager.default.fileExists(atPath: url.path) else {
      let known = Behavior.shipped.keys.sorted().joined(separator: ", ")
      throw SimulationFileError(file: argument, line: nil, message: "there is no such behaviour or file; shipped are: \(known)")
    }
    return try StrictYAML.read(Behavior.self, from: url, keys: Behavior.knownKeys)
  }

  static func behavior(text: String, named file: String) throws -> Behavior {
    try StrictYAML.read(Behavior.self, from: text, named: file, keys: Behavior.knownKeys)
  }
}
