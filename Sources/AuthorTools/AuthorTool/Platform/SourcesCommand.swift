import Foundation

/// `author-tool sources PLAN`: writes the copies that the compiler reads in place of an author's sources.
struct SourcesCommand {
  /// What the plugin found when SwiftPM planned the build.
  struct Plan: Codable {
    struct Copy: Codable {
      var from: String
      var to: String
    }
    /// The target's `almanac.json`, if it has one.
    var configuration: String?
    /// The package's, whose platform stands where the target's names none.
    var packageConfiguration: String?
    /// `sources` and `exclude` as the plugin read them.
    var sources: [String]
    var exclude: [String]
    var copies: [Copy]
    /// Swift files that SwiftPM compiles by itself.
    var own: [String]
    /// A file of the target that says which platform its sources stand for.
    var note: String
    /// A folder that SwiftPM watches: a change in it has the plugin look again.
    var watched: String
  }

  let plan: Plan

  /// What the author should know.
  func run() throws -> [ToolWarning] {
    let own = try plan.configuration.map(AuthorConfiguration.init(file:)) ?? AuthorConfiguration()
    let shared = try plan.packageConfiguration.map(AuthorConfiguration.init(file:)) ?? AuthorConfiguration()
    if let file = plan.packageConfiguration, !shared.sources.isEmpty || !shared.undefined.isEmpty {
      throw ToolError(
        file: file, key: shared.sources.isEmpty ? "undefined" : "sources",
        problem: "belongs into the almanac.json of a target's folder; beside Package.swift only platform is read")
    }
    try requireSamePlan(own)
    let platform = own.platform ?? shared.platform
    for copy in plan.copies {
      let presented = PlatformSource(try OutputFile.read(copy.from), path: copy.from, platform: platform, undefined: Set(own.undefined))
      try OutputFile.write(presented.text, to: copy.to)
    }
    try removeStaleCopies()
    try OutputFile.write("// The sources of this target stand for \(platform?.rawValue ?? "no platform in particular").\n", to: plan.note)
    return try platform.map(warnings) ?? []
  }

  /// SwiftPM asks the plugin again only where files come or go, not when almanac.json is edited; a new file in the watched folder makes it ask.
  private func requireSamePlan(_ configuration: AuthorConfiguration) throws {
    guard let file = plan.configuration, configuration.sources != plan.sources || configuration.exclude != plan.exclude else { return }
    try OutputFile.write("", to: "\(plan.watched)/changed-\(UInt64(Date().timeIntervalSince1970 * 1000))")
    throw ToolError(file: file, problem: "names other sources than when SwiftPM last looked; it will look again: run the build once more")
  }

  /// Copies whose original is gone.
  private func removeStaleCopies() throws {
    let wanted = Set(plan.copies.map(\.to) + [plan.note])
    let folder = URL(fileURLWithPath: plan.note).deletingLastPathComponent()
    for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    where !wanted.contains(file.path) && file.pathExtension == "swift" { try? FileManager.default.removeItem(at: file) }
  }

  /// Questions in files that SwiftPM compiles as they are, where Linux answers otherwise than the platform.
  private func warnings(_ platform: Platform) throws -> [ToolWarning] {
    try plan.own.flatMap { file in
      ConditionAnswers(try OutputFile.read(file), platform: platform).answers.compactMap { answer in
        let isImport = answer.question.hasPrefix("canImport")
        guard answer.answer != isImport else { return nil }
        return ToolWarning(
          file: file, line: answer.line,
          problem: "\(answer.question) is answered for Linux here, not for \(platform.rawValue); name the file in sources of almanac.json "
            + "and keep SwiftPM from compiling it itself (Documentation/platforms.md)")
      }
    }
  }
}
