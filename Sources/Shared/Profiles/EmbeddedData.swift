import Foundation

extension Profiles {
  /// Decodes an embedded data file. The files are part of the build, so a malformed one is a programming error.
  static func embedded<Value: Decodable>(_ bytes: [UInt8], named name: String) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      preconditionFailure("Sources/Shared/Profiles/Data/\(name) does not decode: \(error)")
    }
  }
}
