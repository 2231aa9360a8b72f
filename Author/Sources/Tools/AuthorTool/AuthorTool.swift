import Foundation

/// The commands that the AuthorSupport plugin runs to turn files of Xcode's editors into Swift:
///
///     author-tool sources PLAN    copies of sources with the values of their platform conditions
///     author-tool intents PLAN    classes of intent definitions
///     author-tool assets  PLAN    members for colours and images of catalogs
///     author-tool models  PLAN    classes of Core Data models
///     author-tool strings PLAN    a check of string tables
///
/// A plan is a JSON file that the plugin writes. Output files are written only if they change.
public enum AuthorTool {
  /// Runs a command and prints its warnings.
  ///
  /// - Returns: the exit status: 0, 64 for invalid arguments, or 65 for an invalid file of the author.
  public static func main(_ arguments: [String]) -> Int32 {
    do {
      for warning in try run(arguments) { print(warning) }
      return 0
    } catch let error as Usage {
      print(error)
      return 64
    } catch {
      print((error as? ToolError)?.description ?? "author-tool: error: \(error)")
      return 65
    }
  }

  static func run(_ arguments: [String]) throws -> [ToolWarning] {
    guard arguments.count == 2, let data = FileManager.default.contents(atPath: arguments[1]) else { throw Usage() }
    let decoder = JSONDecoder()
    switch arguments[0] {
    case "sources": return try SourcesCommand(plan: decoder.decode(SourcesCommand.Plan.self, from: data)).run()
    case "intents": return try IntentsCommand(plan: decoder.decode(IntentsCommand.Plan.self, from: data)).run()
    case "assets": return try AssetsCommand(plan: decoder.decode(AssetsCommand.Plan.self, from: data)).run()
    case "models": return try DataModelsCommand(plan: decoder.decode(DataModelsCommand.Plan.self, from: data)).run()
    case "strings": return try StringsCommand(plan: decoder.decode(StringsCommand.Plan.self, from: data)).run()
    default: throw Usage()
    }
  }

  struct Usage: Error, CustomStringConvertible {
    var description: String {
      "author-tool: error: usage: author-tool sources|intents|assets|models|strings PLAN (run by the AuthorSupport plugin)"
    }
  }
}
