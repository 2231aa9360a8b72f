import Foundation

/// The files that `EXCLUDED_SOURCE_FILE_NAMES` leaves out of a target's build phases, except for those of `INCLUDED_SOURCE_FILE_NAMES`.
///
/// A pattern is compared with as many components at the end of a file's path as it has itself (`Path.matchesFilenamePattern` of swift-build).
struct SourceFileNames {
  private let excluded: [[WildcardPattern]]
  private let included: [[WildcardPattern]]
  /// The most patterns that are read of a setting, and the most bytes of one. Projects have a few patterns, and a file's name has at most 255 bytes.
  private static let (mostPatterns, mostBytes) = (100, 255)

  init(_ settings: BuildSettings) {
    func patterns(_ key: String) -> [[WildcardPattern]] {
      settings.words(key).filter { $0.utf8.count <= Self.mostBytes }.prefix(Self.mostPatterns)
        .map { $0.split(separator: "/").map { WildcardPattern($0) } }.filter { !$0.isEmpty }
    }
    (excluded, included) = (patterns("EXCLUDED_SOURCE_FILE_NAMES"), patterns("INCLUDED_SOURCE_FILE_NAMES"))
  }

  func filter(_ files: inout TargetFiles) {
    guard !excluded.isEmpty else { return }
    files.sources.removeAll(where: leavesOut)
    files.intentDefinitions.removeAll(where: leavesOut)
    files.dataModels.removeAll(where: leavesOut)
    files.resources.removeAll { leavesOut($0.file) }
    files.unsupported.removeAll { leavesOut($0.file) }
    files.missing.removeAll(where: leavesOut)
    files.outside.removeAll(where: leavesOut)
  }

  private func leavesOut(_ file: URL) -> Bool { Self.match(file, excluded) && !Self.match(file, included) }

  private static func match(_ file: URL, _ patterns: [[WildcardPattern]]) -> Bool {
    let parts = file.pathComponents.filter { $0 != "/" }
    return patterns.contains { pattern in
      pattern.count <= parts.count && zip(pattern, parts.suffix(pattern.count)).allSatisfy { $0.matches($1) }
    }
  }
}
