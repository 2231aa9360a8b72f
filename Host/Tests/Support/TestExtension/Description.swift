import AlmanacWireSchema
import Foundation

/// What the test extension says about itself. A test can ask for a fault.
enum Description {
  /// What is wrong with the description; nil: nothing.
  nonisolated(unsafe) static var fault: String?

  static var description: ExtensionDescription {
    var description = usualDescription
    if isGerman { translate(&description) }
    switch fault {
    case "other kinds in German": if isGerman { description.kinds[0].kind = "Other" }
    case "fails in German": if isGerman { abort() }
    case "flood of kinds": description.kinds = (0..<100_000).map { number in .with { $0.kind = "K\(number)" } }
    case "many kinds": description.kinds = (0..<1000).map { number in .with { $0.kind = "K\(number)" } }
    case "long kind": description.kinds[0].kind = String(repeating: "k", count: 256)
    case "control character": description.kinds[1].kind = "K\u{1b}[31m2\nx"
    case "C1 control character": description.kinds[1].kind = "K\u{9b}31m"
    case "turned name": description.kinds[1].kind = "\u{202e}dooG"
    case "parameter": description.kinds[0].parameters = [.with { $0.name = "a\u{7f}" }]
    case "option":
      description.kinds[0].parameters = [.with { parameter in parameter.options = [.with { $0.identifier = "line\u{2028}break" }] }]
    case "long display name": description.kinds[0].displayName = String(repeating: "x", count: 25_000)
    case "long app name": description.appName = String(repeating: "x", count: 25_000)
    case "long title": description.kinds[0].parameters = [.with { $0.title = String(repeating: "x", count: 25_000) }]
    case "many parameters": description.kinds[0].parameters = (0..<101).map { number in .with { $0.name = "p\(number)" } }
    case "long default":
      description.kinds[0].parameters = [.with { $0.defaultValue = Data(("\"" + String(repeating: "x", count: 5000) + "\"").utf8) }]
    case "no range": description.kinds[0].parameters = [.with { ($0.number.minimum, $0.number.maximum) = (2, 1) }]
    case "deep form": description.kinds[0].form = Forms.nested(26)
    case "wide form": description.kinds[0].form.rows.parameters = (0..<2000).map { "p\($0)" }
    case "many options":
      description.kinds[0].parameters = [.with { $0.options = (0..<15_000).map { number in .with { $0.identifier = "option \(number)" } } }]
    case "texts":
      description.kinds[0].displayName = "name \u{1b}]0;owned\u{7}\u{1b}[2J\nline 2"
      description.kinds[0].description_p = "\u{202e}a\u{2066}b\tc\u{85}"
      description.diagnostics = [
        .with {
          $0.name = "a b"; $0.message = "one\ntwo"
        }
      ]
    default: break
    }
    return description
  }

  /// Whether the host says that the device's language is German.
  private static var isGerman: Bool { ProcessInfo.processInfo.environment["LANG"]?.hasPrefix("de") ?? false }

  /// Marks every text that a person sees.
  private static func translate(_ description: inout ExtensionDescription) {
    description.appName = "Der Test"
    for kind in description.kinds.indices {
      description.kinds[kind].displayName += " auf Deutsch"
      description.kinds[kind].description_p += " auf Deutsch"
      for parameter in description.kinds[kind].parameters.indices {
        description.kinds[kind].parameters[parameter].title += " auf Deutsch"
        for option in description.kinds[kind].parameters[parameter].options.indices {
          description.kinds[kind].parameters[parameter].options[option].title += " auf Deutsch"
        }
      }
    }
  }

  private static let everyFamily: [WidgetFamilyValue] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
  ]

  private static var usualDescription: ExtensionDescription {
    .with {
      $0.kinds = Behaviour.kinds.filter { Forms.version < 3 || $0 != "Form" }.map { kind in
        .with {
          $0.kind = kind
          $0.displayName = kind
          $0.description_p = "What \(kind) does"
          $0.families = kind == "Everywhere" || kind == "Timer" ? everyFamily : [.systemSmall, .systemMedium, .systemExtraLarge]
          if kind == "Form" { $0.families.append(.accessoryRectangular) }
          $0.backgroundRemovable = kind != "Kept"
          $0.parameters = Forms.parameters(of: kind)
          // A server may reload these.
          $0.takesPushes = kind == "Static" || kind == "Switch"
          if kind == "Ride" {
            $0.families = Activities.families
            $0.configuration = .activity
          } else if kind == "Switch" {
            $0.families = [.controlSmall]
            $0.configuration = .control
          } else if kind == "Card" {
            $0.families = [.accessoryRectangular]
            $0.configuration = .appIntent
            $0.onlyWhileRelevant = true
            $0.associatedKind = "Form"
            $0.hasRelevance_p = true
          } else if kind == "Form" {
            $0.form = Forms.form
            $0.hasRelevance_p = true
            $0.configuration = .appIntent
          } else {
            $0.configuration = .static
          }
        }
      }
    }
  }

  /// A preview of the kind that behaves well; with a fault of the description, previews that the host refuses.
  static var previews: PreviewList {
    let preview = PreviewDescription.with {
      $0.id = "Test/Test.swift#1"
      $0.name = "A preview\nof two lines"
      $0.source = "Test/Test.swift"
      $0.line = 7
      $0.kind = "Good"
      $0.family = .systemSmall
      $0.backgroundRemovable = true
    }
    switch fault {
    case "equal previews": return .with { $0.previews = [preview, preview] }
    case "many previews": return .with { list in list.previews = (0..<501).map { number in .with { $0.id = "\(number)" } } }
    case "vast preview":
      var vast = preview
      vast.size = SizeValue(width: .infinity, height: 10)
      return .with { $0.previews = [vast] }
    default: return .with { $0.previews = [preview] }
    }
  }
}
