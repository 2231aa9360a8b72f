import AlmanacWireSchema

/// A condition for showing a parameter: its parent has one of some values.
package struct INParameterRelationship: Sendable {
  package let parent: String
  package let comparison: FormComparisonValue
  package let values: [JSONFragment]
}

// Generated code adds the definition's settings for a parameter's row in the form.
extension INIntentParameter {
  /// The condition under which a parameter is shown.
  public enum Condition {
    /// The parent has a value.
    case hasAnyValue
    /// The parent has one of these values: names of cases, texts, identifiers.
    case isText([String])
    case isBoolean(Bool)
    case isNumber([Double])
    case isLess(Double)
    case isGreater(Double)
  }

  /// Returns the parameter, shown only if another one fulfils a condition.
  public func shown(if parent: String, _ condition: Condition) -> INIntentParameter {
    changing { parameter in
      let (comparison, values): (FormComparisonValue, [JSONFragment]) =
        switch condition {
        case .hasAnyValue: (.hasValue, [])
        case .isText(let texts): (.oneOf, texts.map { .string($0) })
        case .isBoolean(let value): (.oneOf, [.bool(value)])
        case .isNumber(let numbers): (.oneOf, numbers.map { .double($0) })
        case .isLess(let number): (.less, [.double(number)])
        case .isGreater(let number): (.greater, [.double(number)])
        }
      parameter.relationship = INParameterRelationship(parent: parent, comparison: comparison, values: values)
      // The handler's options can depend on the parent, too.
      if parameter.hasDynamicOptions { parameter.form.dependsOn = [parent] }
    }
  }

  /// The control that edits a number.
  public enum Control { case field, stepper, slider }

  /// Returns the parameter with a control and a range.
  public func number(_ control: Control, from minimum: Double? = nil, to maximum: Double? = nil) -> INIntentParameter {
    changing { parameter in
      parameter.form.number = .with { number in
        number.control =
          switch control {
          case .field: .field
          case .stepper: .stepper
          case .slider: .slider
          }
        if let minimum { number.minimum = minimum }
        if let maximum { number.maximum = maximum }
      }
    }
  }

  /// Returns the parameter with the input options of its text. `capitalization` is a name of SwiftUI.
  public func text(multiline: Bool = false, capitalization: String = "", disablesAutocorrection: Bool = false) -> INIntentParameter {
    changing { parameter in
      parameter.form.text = .with { text in
        text.multiline = multiline
        text.capitalization = capitalization
        text.disablesAutocorrection = disablesAutocorrection
      }
    }
  }

  /// The part of a date that is edited.
  public enum DatePart { case date, time, dateTime }

  /// Returns the parameter with the part of a date that is edited.
  public func date(_ part: DatePart) -> INIntentParameter {
    changing { parameter in
      parameter.form.date =
        switch part {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    }
  }

  /// Returns the parameter with the number of its elements by the family's name; an empty name stands for all other families.
  public func sizes(_ sizes: [(family: String, minimum: Int, maximum: Int)]) -> INIntentParameter {
    changing { parameter in
      parameter.form.sizes = sizes.map { size in
        .with {
          $0.family = WidgetFamilyValue(name: size.family) ?? .unspecified
          $0.minimum = UInt32(clamping: size.minimum)
          $0.maximum = UInt32(clamping: size.maximum)
        }
      }
    }
  }

  /// Returns the parameter with the title of its type, a prompt, and a flag that the handler searches its options.
  public func row(typeName: String = "", prompt: String = "", searches: Bool = false) -> INIntentParameter {
    changing { parameter in
      parameter.form.typeName = typeName
      parameter.form.prompt = prompt
      parameter.form.searchesOptions = searches
    }
  }

  private func changing(_ change: (inout INIntentParameter) -> Void) -> INIntentParameter {
    var parameter = self
    change(&parameter)
    return parameter
  }
}
