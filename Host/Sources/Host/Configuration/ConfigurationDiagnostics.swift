import AlmanacWireSchema
import Foundation
import Store

/// What a widget's diagnostics say about its configuration (ARCHITECTURE rule 9): never configured, dropped and changed values are different things.
enum ConfigurationDiagnostics {
  /// - Parameter kind: the widget's kind; nil: the app no longer has it.
  static func of(_ record: InstanceRecord, kind: KindDescription?) -> [Diagnostic] {
    guard let kind else {
      return [
        diagnostic(
          .error, "kind.removed",
          "the app has no kind \(Printable.text(record.kind)) any more; the widget and its configuration are kept and come back with the kind")
      ]
    }
    guard kind.families.contains(where: { $0.name == record.family }) else {
      return [
        diagnostic(
          .error, "family.removed", "\(Printable.text(record.kind)) does not support \(record.family) any more; the widget comes back with the family"
        )
      ]
    }
    if record.parameters.isEmpty {
      return kind.parameters.isEmpty
        ? [] : [diagnostic(.note, "configuration.none", "it was never configured; all its parameters have their defaults")]
    }
    return record.parameters.compactMap { parameter in
      let name = Printable.text(parameter.name)
      let value = Printable.text(String(decoding: parameter.value.prefix(200), as: UTF8.self))
      if let reason = parameter.dropped {
        return diagnostic(
          .warning, "configuration.dropped",
          reason == .unreadable
            ? "\(name) was configured, and its value is lost: \(reason.sentence)"
            : "\(name) was configured as \(value), which does not count now: \(reason.sentence); the value is kept", name)
      }
      guard let chosen = parameter.chosen else { return nil }
      let choice = Printable.text(String(decoding: chosen.prefix(200), as: UTF8.self))
      return diagnostic(
        .note, "configuration.changed", "\(name) was configured as \(choice), which the app does not allow any more; \(value) is the nearest value",
        name)
    }
  }

  private static func diagnostic(_ severity: DiagnosticSeverity, _ name: String, _ message: String, _ place: String = "") -> Diagnostic {
    .with {
      $0.severity = severity
      $0.name = name
      $0.message = message
      $0.place = place
    }
  }
}

extension ParameterRecord.Drop {
  /// Why a value does not count, for the middle of a sentence.
  public var sentence: String {
    switch self {
    case .removed: "the app has no such parameter any more"
    case .retyped: "the parameter has another type now, into which it cannot be converted exactly"
    case .choice: "the app does not offer this choice any more"
    case .unreadable: "it is damaged in the data file and cannot be decrypted"
    case .invalid: "the app's rules for the parameter have changed"
    }
  }
}
