import AlmanacProfiles
import AlmanacSimulation

/// The advice on an extension's memory (Specification C10). It concerns the process, not one drawing.
public enum MemoryLint {
  /// The rule's stable name.
  public static let name = "memoryUse"

  /// Returns the advice on the most memory that an extension has had.
  ///
  /// - Parameters:
  ///   - highest: bytes above those of the bare runtime; nil: not measured.
  ///   - limit: bytes at which a host ends the extension.
  public static func advice(highest: Int?, limit: Int = Profiles.limits.memoryGrowth) -> [TimelineAdvice] {
    guard let highest, limit > 0, Double(highest) >= Double(limit) * Profiles.lint.nearShare else { return [] }
    func megabytes(_ bytes: Int) -> String { "\((Double(bytes) / 104_857.6).rounded() / 10) MB" }
    return [
      TimelineAdvice(
        rule: name, severity: .warning,
        finding: "The extension used up to \(megabytes(highest)), and the limit is \(megabytes(limit)).",
        reason: "An extension that exceeds the limit is ended in the middle of its work, and the widget keeps its old content.",
        fix: "Decode images at the size at which they are shown, read files in parts, and return fewer entries.")
    ]
  }
}
