import Foundation

extension Profiles {
  /// Decodes one of the embedded data files. They are part of the build, so a malformed one is a fault of the build and stops it at once.
  static func embedded<Value: Decodable>(_ bytes: [UInt8], named name: String) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      preconditionFailure("Sources/Shared/Profiles/Data/\(name) does not decode: \(error)")
    }
  }
}
