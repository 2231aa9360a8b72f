import AlmanacWireSchema
import Foundation
import Host
import Store

/// The form of a widget's configuration in the response of `POST /v1/instances/{id}/form`.
public struct FormReport: Codable, Sendable, Equatable {
  /// A part of the sentence above the rows: a text, or the parameter whose value stands there.
  public struct Part: Codable, Sendable, Equatable {
    @ExplicitNull public var text: String?
    @ExplicitNull public var parameter: String?
  }

  /// How a value, or an element of a list, is shown.
  public struct Shown: Codable, Sendable, Equatable {
    public let value: JSONFragment
    public let title: String
    public let subtitle: String
    /// The address of its picture.
    @ExplicitNull public var image: String?

    init(_ option: Option, app: String) {
      (value, title, subtitle) = (option.json, option.title, option.subtitle)
      image = option.imageAddress(app: app)
    }
  }

  /// A fixed choice of a row.
  public struct Choice: Codable, Sendable, Equatable {
    public let value: JSONFragment
    public let title: String
    public let subtitle: String
    public let section: String
    @ExplicitNull public var image: String?
  }

  /// Something that is wrong.
  public struct Fault: Codable, Sendable, Equatable {
    public let name: String
    public let message: String

    init(_ fault: ConfigurationForm.Fault) { (name, message) = (fault.name, fault.message) }
  }

  /// How a number is edited. Bounds are inclusive; null = none.
  public struct NumberRange: Codable, Sendable, Equatable {
    @ExplicitNull public var minimum: Double?
    @ExplicitNull public var maximum: Double?
    public let step: Double
  }

  /// How text is typed.
  public struct Text: Codable, Sendable, Equatable {
    public let keyboard: String
    public let capitalization: String
    public let multiline: Bool
    public let autocorrection: Bool
  }

  /// One parameter.
  public struct Row: Codable, Sendable, Equatable {
    public let name: String
    public let title: String
    public let description: String
    /// What is asked for while there is no value; may be empty.
    public let prompt: String
    public let type: String
    public let typeName: String
    public let control: String
    public let isArray: Bool
    public let isOptional: Bool
    public let value: JSONFragment
    public let shown: [Shown]
    /// `configured`, `default` or `none`.
    public let source: String
    @ExplicitNull public var fault: Fault?
    /// The values among which the app asks to choose; each is a value of the whole parameter.
    public let candidates: [Shown]
    @ExplicitNull public var range: NumberRange?
    @ExplicitNull public var text: Text?
    public let units: [String]
    /// The choices, if they are fixed; null = they are requested, or there are none.
    @ExplicitNull public var options: [Choice]?
    /// Whether the address of options has a list for it.
    public let hasOptions: Bool
    public let searches: Bool
    public let dependsOn: [String]
    /// The fewest and most elements of a list; null for a single value.
    @ExplicitNull public var minElements: Int?
    @ExplicitNull public var maxElements: Int?
    public let contentTypes: [String]
    /// The most bytes of a file that is stored in the configuration; null: the value is no file.
    @ExplicitNull public var fileBytes: Int?
  }

  public let app: String
  public let kind: String
  public let title: String
  /// Empty: none.
  public let family: String
  public let configuration: JSONFragment
  public let sentence: [Part]
  public let rows: [Row]
  /// The names of the parameters that are not in the form for these values.
  public let hidden: [String]
  public let dropped: [DroppedReport]
  /// Why the app could not say what the values mean.
  @ExplicitNull public var failure: Fault?
  public let promptsForConfiguration: Bool
  /// The configurations to choose from instead of the rows; empty: the rows are shown.
  public let recommendations: [RecommendationReport]
  /// For `If-Match` of a change; null for a kind.
  @ExplicitNull public var revision: String?

  public init(_ form: ConfigurationForm, revision: String?) {
    app = form.app
    kind = form.kind
    title = form.title
    family = form.family.name
    configuration = (try? JSONFragment(data: form.configuration)) ?? .object([:])
    sentence = form.sentence.map { part in
      switch part {
      case .text(let text): Part(text: text, parameter: nil)
      case .parameter(let name): Part(text: nil, parameter: name)
      }
    }
    let app = form.app
    rows = form.rows.map { Row($0, app: app) }
    hidden = form.hidden
    dropped = form.dropped.map(DroppedReport.init)
    failure = form.failure.map(Fault.init)
    promptsForConfiguration = form.promptsForConfiguration
    recommendations = form.recommendations.map(RecommendationReport.init)
    self.revision = revision
  }
}

extension FormReport.Row {
  init(_ row: ConfigurationForm.Row, app: String) {
    let parameter = row.parameter
    self.init(
      name: parameter.name, title: parameter.title.isEmpty ? parameter.name : parameter.title, description: parameter.description_p,
      prompt: parameter.prompt, type: parameter.type, typeName: parameter.typeName, control: row.control.rawValue, isArray: parameter.isArray,
      isOptional: parameter.isOptional, value: row.value ?? .null,
      shown: row.shown.map { .init($0, app: app) },
      source: row.source.rawValue, fault: row.fault.map(FormReport.Fault.init), candidates: row.candidates.map { .init($0, app: app) },
      range: parameter.hasNumber
        ? .init(
          minimum: parameter.number.hasMinimum ? parameter.number.minimum : nil,
          maximum: parameter.number.hasMaximum ? parameter.number.maximum : nil, step: parameter.number.step == 0 ? 1 : parameter.number.step) : nil,
      text: parameter.hasText
        ? .init(
          keyboard: parameter.text.keyboard.isEmpty ? "default" : parameter.text.keyboard, capitalization: parameter.text.capitalization,
          multiline: parameter.text.multiline, autocorrection: !parameter.text.disablesAutocorrection) : nil,
      units: parameter.units,
      options: parameter.hasDynamicOptions_p || parameter.options.isEmpty
        ? nil
        : parameter.options.map {
          .init(value: $0.json, title: $0.title, subtitle: $0.subtitle, section: $0.section, image: $0.imageAddress(app: app))
        },
      hasOptions: parameter.hasDynamicOptions_p || !parameter.options.isEmpty, searches: parameter.searchesOptions, dependsOn: parameter.dependsOn,
      minElements: row.sizes?.lowerBound, maxElements: row.sizes?.upperBound, contentTypes: parameter.contentTypes,
      fileBytes: row.fileBytes)
  }
}

extension Option {
  /// The address of the picture; nil: there is none.
  func imageAddress(app: String) -> String? {
    guard hasImage else { return nil }
    let name = app.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_~"))) ?? app
    return "/v1/apps/\(name)/options/\(image.id)/image.png"
  }
}

/// A value that is kept and does not count.
public struct DroppedReport: Codable, Sendable, Equatable {
  public let name: String
  public let type: String
  public let value: JSONFragment
  /// `removed`, `retyped`, `choice`, `invalid` or `unreadable`.
  public let reason: String
  public let message: String

  public init(_ record: ParameterRecord) {
    name = record.name
    type = record.isArray ? "[\(record.type)]" : record.type
    value = (try? JSONFragment(data: record.value)) ?? .null
    reason = record.dropped?.rawValue ?? ""
    message = record.dropped?.sentence ?? ""
  }
}

/// What is configured of a widget, in the response of `GET /v1/instances/{id}/configuration`.
public struct ConfigurationReport: Codable, Sendable, Equatable {
  /// A value that was changed to the nearest one that the app allows.
  public struct Changed: Codable, Sendable, Equatable {
    public let name: String
    public let value: JSONFragment
    /// What a person chose.
    public let chosen: JSONFragment
  }
  public let instance: String
  public let configuration: JSONFragment
  public let dropped: [DroppedReport]
  public let changed: [Changed]
  public let revision: String
  public let canUndo: Bool

  public init(_ configuration: InstanceConfiguration) {
    instance = configuration.instance
    self.configuration = (try? JSONFragment(data: configuration.configuration)) ?? .object([:])
    dropped = configuration.dropped.map(DroppedReport.init)
    changed = configuration.changed.map { record in
      Changed(
        name: record.name, value: (try? JSONFragment(data: record.value)) ?? .null,
        chosen: record.chosen.flatMap { try? JSONFragment(data: $0) } ?? .null)
    }
    revision = configuration.revision
    canUndo = configuration.canUndo
  }
}

/// A configuration that a kind recommends.
public struct RecommendationReport: Codable, Sendable, Equatable {
  public let description: String
  public let configuration: JSONFragment

  public init(_ recommendation: Recommendation) {
    description = recommendation.description_p
    configuration = (try? JSONFragment(data: recommendation.configuration)) ?? .object([:])
  }
}
