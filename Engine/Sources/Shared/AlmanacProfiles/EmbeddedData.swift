import CAlmanacProfileData
import Foundation

extension Profiles {
  /// Decodes a file of `Data`, which is embedded in the binary (`CAlmanacProfileData`). The files are part of the build, so a missing or malformed one is a
  /// programming error.
  static func embedded<Value: Decodable>(_ name: String) -> Value {
    guard let file = files.first(where: { String(cString: $0.name) == name }) else {
      preconditionFailure("Engine/Sources/Shared/CAlmanacProfileData/profile_data.c lacks \(name)")
    }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes: file.bytes, count: file.length))
    } catch {
      preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/\(name) does not decode: \(error)")
    }
  }

  /// The names of the embedded files.
  package static var fileNames: [String] { files.map { String(cString: $0.name) } }

  private static var files: UnsafeBufferPointer<profile_file> { UnsafeBufferPointer(start: profile_files, count: Int(profile_file_count)) }
}
