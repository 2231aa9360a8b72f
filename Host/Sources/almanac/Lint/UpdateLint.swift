import AlmanacSimulation
import AlmanacWireSchema
import Host

/// The advice of `almanac lint --since` on what an update takes from people who have widgets of the old build: kinds, families, parameters and choices.
struct UpdateLint {
  let old: [KindDescription]
  let new: [KindDescription]
  /// Only these kinds; empty: all.
  var kinds: [String] = []

  /// The stable names of its rules.
  static let rules = ["kindRenamed", "kindRemoved", "familyRemoved", "parameterRemoved", "parameterRetyped", "choiceRemoved", "rangeNarrowed"]

  /// Returns one report for each kind with advice, and for each family that it lost.
  var reports: [LintReport] {
    old.filter { kinds.isEmpty || kinds.contains($0.kind) }.flatMap { old -> [LintReport] in
      guard let new = new.first(where: { $0.kind == old.kind }) else { return [report(old, "", [removed(old)])] }
      let lost = old.families.filter { !new.families.contains($0) }.map { report(old, $0.name, [familyRemoved($0, of: old)]) }
      let changed = old.parameters.flatMap { advice(on: $0, in: new) }
      return lost + (changed.isEmpty ? [] : [report(old, "", changed)])
    }
  }

  private func report(_ kind: KindDescription, _ family: String, _ advice: [TimelineAdvice]) -> LintReport {
    LintReport(kind: kind.kind, family: family, timelines: nil, advice: advice)
  }

  private func removed(_ kind: KindDescription) -> TimelineAdvice {
    let reason = "Widgets of it that people have show a tile instead of their content; their configurations are kept."
    let known = Set(old.map(\.kind))
    // A new kind with the same name in the gallery, or the same intent, is probably the old one.
    let heir = new.first { candidate in
      !known.contains(candidate.kind)
        && (!kind.displayName.isEmpty && candidate.displayName == kind.displayName
          || !kind.intentType.isEmpty && candidate.intentType == kind.intentType)
    }
    if let heir {
      return TimelineAdvice(
        rule: "kindRenamed", severity: .error,
        finding: "The kind \(kind.kind) is gone, and \(heir.kind) seems to be the same widget under another name.",
        reason: reason, fix: "Keep the kind \(kind.kind): it names the widget in people's data, and people do not see it.")
    }
    return TimelineAdvice(
      rule: "kindRemoved", severity: .error, finding: "The kind \(kind.kind) is gone.", reason: reason,
      fix: "Keep the kind, or tell people before the update.")
  }

  private func familyRemoved(_ family: WidgetFamilyValue, of kind: KindDescription) -> TimelineAdvice {
    TimelineAdvice(
      rule: "familyRemoved", severity: .warning, finding: "\(kind.kind) does not support \(family.name) any more.",
      reason: "Widgets of this family that people have show a tile instead of their content.", fix: "Keep the family in supportedFamilies(_:).")
  }

  private func advice(on old: ParameterDescription, in kind: KindDescription) -> [TimelineAdvice] {
    let kept = "What people chose is kept and comes back when the parameter does; meanwhile the widget uses the default."
    guard let new = kind.parameters.first(where: { $0.name == old.name }) else {
      return [
        TimelineAdvice(
          rule: "parameterRemoved", severity: .warning, finding: "The parameter \(old.name) of \(kind.kind) is gone or has another name.",
          reason: kept,
          fix: "Keep the property's name; change only its title.")
      ]
    }
    if (old.type, old.isArray) != (new.type, new.isArray) {
      return [
        TimelineAdvice(
          rule: "parameterRetyped", severity: .warning,
          finding: "The parameter \(old.name) of \(kind.kind) was \(name(old)) and is \(name(new)) now.",
          reason: "Only values that mean exactly the same are converted. \(kept)", fix: "Add a parameter with another name for the new type.")
      ]
    }
    let gone = old.options.map(\.identifier).filter { identifier in !new.options.contains { $0.identifier == identifier } }
    if old.type == "enum", !gone.isEmpty {
      return [
        TimelineAdvice(
          rule: "choiceRemoved", severity: .warning,
          finding: "The parameter \(old.name) of \(kind.kind) has no choice \(gone.joined(separator: ", ")) any more.", reason: kept,
          fix: "Keep the case, or map its raw value to another one.")
      ]
    }
    let isNarrower =
      new.number.hasMinimum && (!old.number.hasMinimum || new.number.minimum > old.number.minimum)
      || new.number.hasMaximum && (!old.number.hasMaximum || new.number.maximum < old.number.maximum)
    guard isNarrower else { return [] }
    return [
      TimelineAdvice(
        rule: "rangeNarrowed", severity: .note, finding: "The range of \(old.name) of \(kind.kind) is narrower.",
        reason: "Values out of it become the nearest one that is allowed.", fix: "Check that the nearest value is what people expect.")
    ]
  }

  private func name(_ parameter: ParameterDescription) -> String { parameter.isArray ? "[\(parameter.type)]" : parameter.type }
}
