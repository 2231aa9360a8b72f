import AlmanacWireSchema
import Foundation
import Store

/// What a person sees of a widget's configuration: the kind's parameters with their values, as its author lays them out (Specification A12, B4).
public struct ConfigurationForm: Sendable {
  /// How a value is edited.
  public enum Control: String, Sendable, CaseIterable {
    /// A line of text, or several.
    case text
    /// A field for a number.
    case number
    /// A number with buttons for the next and the previous one.
    case stepper
    /// A number on a line.
    case slider
    /// On or off.
    case `switch`
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day with a time.
    case dateTime
    /// A list that is shown as a whole.
    case list
    /// A list in which a person searches.
    case search
    /// A length of time, in seconds.
    case duration
    /// A number with a unit, and an amount of money.
    case measurement, currency
    /// An address.
    case url
    /// A place on the map.
    case place
    /// A person.
    case person
    /// A file.
    case file
  }

  /// Where a value is from.
  public enum Source: String, Sendable {
    /// A person chose it.
    case configured
    /// The author's default, or what the app proposes.
    case byDefault = "default"
    /// There is no value.
    case none
  }

  /// Why a value does not count.
  public struct Fault: Sendable, Hashable {
    /// A stable name for programs.
    public let name: String
    /// One sentence.
    public let message: String
  }

  /// One parameter of the form.
  public struct Row: Sendable {
    /// What the author says of the parameter.
    public let parameter: ParameterDescription
    /// How the value, or an element of a list, is edited.
    public let control: Control
    /// The value; nil: there is none.
    public let value: JSONFragment?
    /// How the value is shown; of a list each element.
    public let shown: [Option]
    /// Where the value is from.
    public let source: Source
    /// Why what was configured does not count; nil: it does.
    public let fault: Fault?
    /// The values among which the app asks to choose, each a value of the whole parameter; empty: it does not ask.
    public let candidates: [Option]
    /// The fewest and most elements of a list; nil: it is a single value.
    public let sizes: ClosedRange<Int>?
    /// The most bytes of a file that is stored in the configuration itself; nil: the value is no file.
    public let fileBytes: Int?
  }

  /// The app's name.
  public let app: String
  /// The kind's name.
  public let kind: String
  /// The title: the kind's display name.
  public let title: String
  /// The family that the form is for; unspecified: none.
  public let family: WidgetFamilyValue
  /// The draft or the stored configuration that the form shows.
  public let configuration: Data
  /// The sentence in which parameters stand; empty: there is none.
  public let sentence: [FormEvaluation.Part]
  /// The parameters in the form's order: those in the sentence, then those below it.
  public let rows: [Row]
  /// The parameters that are not in the form for these values and this family.
  public let hidden: [String]
  /// Values that are kept and do not count.
  public let dropped: [ParameterRecord]
  /// Why the app could not say what the values mean; then the rows show what is stored. Nil: it could.
  public let failure: Fault?
  /// Whether the form shall open when the widget has been added.
  public let promptsForConfiguration: Bool
  /// The configurations that a person can choose from, instead of the rows; empty: the rows are shown. A watch shows these where an app recommends some.
  public var recommendations: [Recommendation] = []
}

extension ConfigurationForm.Control {
  /// Returns how the parameter's value, or each element of a list, is edited.
  public init(_ parameter: ParameterDescription) {
    self =
      switch parameter.type {
      case _ where parameter.searchesOptions: .search
      case _ where parameter.hasDynamicOptions_p || !parameter.options.isEmpty: .list
      case "bool": .switch
      case "int", "double":
        switch parameter.number.control {
        case .stepper: .stepper
        case .slider: .slider
        case .field, .unspecified, .UNRECOGNIZED: .number
        }
      case "date":
        switch parameter.date {
        case .date: .date
        case .time: .time
        case .dateTime, .unspecified, .UNRECOGNIZED: .dateTime
        }
      case "duration": .duration
      case "measurement": .measurement
      case "currency": .currency
      case "url": .url
      case "place": .place
      case "person": .person
      case "file": .file
      case "entity", "enum": .list
      default: .text
      }
  }
}
