import AlmanacSwiftSourceText
import Foundation

/// An `almanac.json`: the platform that a target's sources are written for, and their paths.
struct AuthorConfiguration: Equatable {
  var platform: ApplePlatform?
  /// Paths as written, relative to the file's folder.
  var sources: [String] = []
  var exclude: [String] = []
  /// Compilation conditions that are false in the sources even if the build defines them.
  var undefined: [String] = []
  /// Apple's modules that do not exist on Linux; their imports are left out.
  var absentModules: [String] = []

  init() {}

  init(file path: String) throws {
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: Data(OutputFile.read(path).utf8))
    } catch let error as ToolError {
      throw error
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw ToolError(file: path, problem: "is not JSON: \(reason)")
    }
    guard let members = json as? [String: Any] else { throw ToolError(file: path, problem: "must be an object such as {\"platform\": \"iOS\"}") }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "platform":
        guard let name = value as? String, let platform = ApplePlatform(rawValue: name) else {
          let known = ApplePlatform.allCases.map(\.rawValue).joined(separator: ", ")
          throw ToolError(file: path, key: key, problem: "“\(value)” is not a platform; use one of \(known)")
        }
        self.platform = platform
      case "sources": sources = try Self.paths(value, key: key, file: path)
      case "exclude": exclude = try Self.paths(value, key: key, file: path)
      case "undefined":
        // `false` overwrites the name, so the name needs at least five letters.
        guard let names = value as? [String], names.allSatisfy({ $0.utf8.count >= 5 && $0.utf8.allSatisfy(ASCII.isWord) }) else {
          throw ToolError(file: path, key: key, problem: "must be a list of compilation conditions of five letters or more, such as SWIFT_PACKAGE")
        }
        undefined = names
      case "absentModules":
        guard let names = value as? [String], names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isWord) }) else {
          throw ToolError(file: path, key: key, problem: "must be a list of names of modules, such as CryptoTokenKit")
        }
        absentModules = names
      default:
        throw ToolError(file: path, key: key, problem: "is not a known key; the keys are platform, sources, exclude, undefined and absentModules")
      }
    }
    if sources.isEmpty, !exclude.isEmpty { throw ToolError(file: path, key: "exclude", problem: "excludes files from sources, but sources is empty") }
  }

  private static func paths(_ value: Any, key: String, file: String) throws -> [String] {
    guard let paths = value as? [String], !paths.contains("") else {
      throw ToolError(file: file, key: key, problem: "must be a list of paths relative to this file")
    }
    return paths
  }
}
