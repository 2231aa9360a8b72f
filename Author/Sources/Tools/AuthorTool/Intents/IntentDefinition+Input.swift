import AlmanacSwiftSourceText

// Reads a definition's settings for a parameter's row in the form.
extension IntentDefinition {
  func readInput(_ reader: PropertyListReader, _ metadata: PropertyListReader?, of property: Property) throws -> Input {
    var input = Input()
    if property.isArray { input.sizes = try readSizes(reader) }
    for dialog in try reader.list("INIntentParameterPromptDialogs") where try dialog.string("INIntentParameterPromptDialogType") == "Primary" {
      input.prompt = try Self.localizedText(dialog, "INIntentParameterPromptDialogFormatString", default: "")
    }
    guard let metadata else { return input }
    let type = try metadata.string("INIntentParameterMetadataType")
    switch property.type {
    case .integer, .decimal, .duration, .currency, .measurement:
      input.minimum = try metadata.number("INIntentParameterMetadataMinimumValue")
      input.maximum = try metadata.number("INIntentParameterMetadataMaximumValue")
      if metadata.has("INIntentParameterMetadataSupportsNegativeNumbers"), try !metadata.bool("INIntentParameterMetadataSupportsNegativeNumbers") {
        input.minimum = max(0, input.minimum ?? 0)
      }
      input.control = ["Stepper": "stepper", "Slider": "slider"][type ?? ""] ?? "field"
    case .string:
      input.isMultiline = try metadata.bool("INIntentParameterMetadataMultiline")
      input.disablesAutocorrection = try metadata.bool("INIntentParameterMetadataDisableAutocorrect")
      input.capitalization =
        ["None": "none", "Words": "words", "Sentences": "sentences", "AllCharacters": "allCharacters"][
          try metadata.string("INIntentParameterMetadataCapitalization") ?? ""] ?? ""
    case .dateComponents: input.datePart = ["Date": "date", "Time": "time"][type ?? ""]
    case .boolean, .url, .object, .enumeration, .optionSet, .placemark, .person, .file: break
    }
    return input
  }

  /// Reads the numbers of elements: one for each size class, or none.
  private func readSizes(_ reader: PropertyListReader) throws -> [Input.Size] {
    // A parameter of a fixed size has exactly this number of elements; otherwise the number is the maximum.
    let isFixed = try reader.bool("INIntentParameterFixedSizeArray")
    return try reader.list("INIntentParameterArraySizes").compactMap { size in
      guard let count = try size.integer("INIntentParameterArraySizeSize"), count >= 0 else { return nil }
      let name = try size.string("INIntentParameterArraySizeSizeClass") ?? ""
      let family =
        switch name {
        case "", "Default": ""
        case "Small", "Medium", "Large", "ExtraLarge": "system\(name)"
        // The key of AccessoryCircular and similar families is the family's name with a capital letter.
        default: name.prefix(1).lowercased() + name.dropFirst()
        }
      return Input.Size(family: family, minimum: isFixed ? count : 0, maximum: count)
    }
  }

  /// Reads the parameter on which this one depends. For an unknown condition it adds a warning, and the parameter is always shown.
  mutating func readRelationship(_ reader: PropertyListReader) throws -> Relationship? {
    guard let relationship = try reader.dictionary("INIntentParameterRelationship"),
      let parent = try relationship.string("INIntentParameterRelationshipParentName")
    else { return nil }
    let key = "INIntentParameterRelationshipPredicateValue"
    let name = try relationship.string("INIntentParameterRelationshipPredicateName") ?? "HasAnyValue"
    let condition: String? =
      switch name {
      case "HasAnyValue": ".hasAnyValue"
      // The editor leaves out a value of false.
      case "BooleanHasExactValue": ".isBoolean(\(try relationship.bool(key)))"
      case "EnumHasExactValue", "StringHasExactValue", "ObjectIdentifierHasExactValue":
        try relationship.scalar(key).map { ".isText([\(SwiftLiteral.string("\($0)"))])" }
      case "IntegerHasExactValue", "NumberHasExactValue", "DecimalHasExactValue": try relationship.number(key).map { ".isNumber([\($0)])" }
      case "IntegerIsLessThanValue", "NumberIsLessThanValue", "DecimalIsLessThanValue": try relationship.number(key).map { ".isLess(\($0))" }
      case "IntegerIsGreaterThanValue", "NumberIsGreaterThanValue", "DecimalIsGreaterThanValue":
        try relationship.number(key).map { ".isGreater(\($0))" }
      default: nil
      }
    guard let condition else {
      warnings.append(
        relationship.warning("INIntentParameterRelationshipPredicateName", "the condition \(name) is not known; the parameter is always shown"))
      return nil
    }
    return Relationship(parent: parent, condition: condition)
  }
}
