import Foundation

/// What `sdk.json` says of the SDK that lies beside this command.
struct SDKRecord: Decodable, Equatable {
  /// The version of Almanac.
  let version: String
  /// The first line of the compiler's version, which has to be that of the author's compiler.
  let compiler: String
  /// Where the SDK lies.
  let folder: String

  enum State: Equatable {
    /// There is no SDK in this folder.
    case missing(String)
    /// The file, and why.
    case unreadable(String, String)
    case found(SDKRecord)
  }

  /// The SDK beside this program's executable: `bin/sdk` of a checkout, `PREFIX/lib/almanac/sdk` of an installation.
  static func ofThisCommand() -> State {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return read(URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("sdk", isDirectory: true))
  }

  static func read(_ folder: URL) -> State {
    let file = folder.appendingPathComponent("sdk.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return .missing(folder.path) }
    do {
      return .found(try JSONDecoder().decode(SDKRecord.self, from: Data(contentsOf: file)))
    } catch let error as DecodingError {
      return .unreadable(file.path, "it is not as make build writes it (\(Self.key(of: error)))")
    } catch {
      return .unreadable(file.path, (error as NSError).localizedDescription)
    }
  }

  private static func key(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "\(key.stringValue) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(context.codingPath.last?.stringValue ?? "its root") has another type"
    default: "it is not JSON"
    }
  }
}
