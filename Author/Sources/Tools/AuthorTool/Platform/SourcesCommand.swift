import AlmanacSwiftSourceText
import Foundation

/// `author-tool sources PLAN`: writes the copies that the compiler reads instead of an author's sources.
struct SourcesCommand {
  /// The files that the plugin found when SwiftPM planned the build.
  struct Plan: Codable {
    struct Copy: Codable {
      var from: String
      var to: String
    }
    /// The target's `almanac.json`, if it has one.
    var configuration: String?
    /// The package's `almanac.json`, whose platform is the default for its targets.
    var packageConfiguration: String?
    /// `sources` and `exclude` as the plugin read them.
    var sources: [String]
    var exclude: [String]
    var copies: [Copy]
    /// Swift files that SwiftPM finds and compiles by itself.
    var own: [String]
    /// How the compiler reads copies in place of the files in `own`; nil: the manifest has no overlay, and it reads the files.
    var inPlace: InPlaceSources?
    /// The path of the target's overlay, relative to the package's folder. The warning about a missing overlay names it.
    var overlay: String
    /// Data models, whose classes are generated.
    var models: [String]
    /// A generated Swift file that names the platform in a comment.
    var note: String
    /// A folder that SwiftPM watches: when a file appears in it, SwiftPM runs the plugin again.
    var watched: String
  }

  let plan: Plan

  /// Runs the command.
  ///
  /// - Returns: warnings for the author.
  func run() throws -> [ToolWarning] {
    let own = try plan.configuration.map(AuthorConfiguration.init(file:)) ?? AuthorConfiguration()
    let shared = try plan.packageConfiguration.map(AuthorConfiguration.init(file:)) ?? AuthorConfiguration()
    let misplaced = [("sources", shared.sources), ("undefined", shared.undefined), ("absentModules", shared.absentModules)].first { !$0.1.isEmpty }
    if let file = plan.packageConfiguration, let misplaced {
      throw ToolError(
        file: file, key: misplaced.0,
        problem: "belongs in the almanac.json of a target's folder; the one beside Package.swift may only give the platform")
    }
    try requireSamePlan(own)
    let platform = own.platform ?? shared.platform
    let rewritten = plan.inPlace == nil ? [] : plan.own
    let paths = plan.copies.map(\.from) + rewritten
    let sources = try paths.map { try OutputFile.read($0) }
    let overrides = sources.flatMap { ExtensionOverrides.methods(in: Array($0.utf8)) }
    // Most targets have no such overrides, and need no list of their classes.
    let needsClasses = sources.contains { !OmittedOverrides.members(in: Array($0.utf8), except: [], platform: platform).isEmpty }
    let classes = needsClasses ? try classes(of: sources) : []
    let declared = try needsClasses ? classes.union(plan.own.flatMap { try DataModelsCommand.classes(in: OutputFile.read($0)) }) : []
    let optionals = OptionalRequirements(sources.map { Array($0.utf8) })
    var omissions: [ToolWarning] = []
    func text(_ file: Int, isInPlace: Bool) -> String {
      omissions += OmittedOverrides.members(in: Array(sources[file].utf8), except: declared, platform: platform).map {
        Self.warning(of: $0, in: paths[file])
      }
      return PlatformSource(
        sources[file], path: isInPlace ? nil : paths[file], platform: platform, undefined: Set(own.undefined), absentModules: Set(own.absentModules),
        classes: classes, overrides: overrides, optionals: (optionals, file), declared: declared
      ).text
    }
    for (file, copy) in plan.copies.enumerated() { try OutputFile.write(text(file, isInPlace: false), to: copy.to) }
    let numbers = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    try plan.inPlace?.write(rewritten) { text(numbers[$0]!, isInPlace: true) }
    try removeStaleCopies()
    try OutputFile.write("// The sources of this target are compiled as for \(platform?.rawValue ?? "Linux").\n", to: plan.note)
    guard let platform, plan.inPlace == nil else { return omissions }
    return omissions + (try warnings(platform))
  }

  private static func warning(of member: OmittedOverrides.Member, in file: String) -> ToolWarning {
    ToolWarning(
      file: file, line: member.line,
      problem:
        "the override of \(member.name) in an extension of \(member.className) is left out, because only Objective-C overrides members in extensions; "
        + "\(member.className) behaves as if the override did not exist (Documentation/platforms.md)")
  }

  /// Returns the classes whose members this tool writes: those in copies and those of data models.
  private func classes(of sources: [String]) throws -> Set<String> {
    let generated = try plan.models.flatMap { path in
      let file = try DataModelFile(file: path)
      return file.model.entities.filter { file.generation[$0.name] == .definition }.map(\.className)
    }
    return Set(sources.flatMap(DataModelsCommand.classes) + generated)
  }

  /// If `sources` or `exclude` have changed, creates a file in the watched folder, so that SwiftPM runs the plugin again. SwiftPM runs the plugin only
  /// when files appear or disappear, not when almanac.json is edited.
  private func requireSamePlan(_ configuration: AuthorConfiguration) throws {
    guard let file = plan.configuration, configuration.sources != plan.sources || configuration.exclude != plan.exclude else { return }
    try OutputFile.write("", to: "\(plan.watched)/changed-\(UInt64(Date().timeIntervalSince1970 * 1000))")
    throw ToolError(file: file, problem: "has changed its sources or exclude; run the build once more, and SwiftPM picks up the new list")
  }

  /// Removes copies whose original no longer exists.
  private func removeStaleCopies() throws {
    let wanted = Set(plan.copies.map(\.to) + [plan.note])
    let folder = URL(fileURLWithPath: plan.note).deletingLastPathComponent()
    for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    where !wanted.contains(file.path) && file.pathExtension == "swift" { try? FileManager.default.removeItem(at: file) }
  }

  /// Warns about conditions in files that SwiftPM compiles by itself, where Linux and the platform differ.
  private func warnings(_ platform: ApplePlatform) throws -> [ToolWarning] {
    try plan.own.flatMap { file in
      ResolvedConditions(try OutputFile.read(file), platform: platform).resolutions.compactMap { resolution in
        // On Linux os() and targetEnvironment() are false. canImport() of a framework that the platform lacks may be true.
        let valueOnLinux = resolution.check.hasPrefix("canImport")
        guard resolution.value != valueOnLinux else { return nil }
        return ToolWarning(
          file: file, line: resolution.line,
          problem: "\(resolution.check) has its value for Linux here, not for \(platform.rawValue); give the target the overlay in Package.swift: "
            + "swiftSettings: [.unsafeFlags([\"-vfsoverlay\", \"\\(Context.packageDirectory)/\(plan.overlay)\"])] (Documentation/platforms.md)")
      }
    }
  }
}
