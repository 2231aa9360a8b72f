import AlmanacSwiftSourceText

/// The plugin's responses to the compiler's messages.
public enum PluginResponse {
  /// The version of the protocol that this plugin implements.
  private static let protocolVersion = 7

  public static func response(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion, "features": [String]()] as [String: Any]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      do { return result(try freestanding(request)) } catch { return result(nil, problem: "\(error)", request) }
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      do { return result(try attached(request)) } catch {
        return result(nil, problem: "\(error)", ["syntax": request["declSyntax"] ?? [:]])
      }
    }
    return result(nil, problem: "the previews plugin does not know the message \(message.keys.sorted().joined(separator: ", "))", [:])
  }

  private static func typeName(_ request: [String: Any]) -> String? { (request["macro"] as? [String: Any])?["typeName"] as? String }

  private static func freestanding(_ request: [String: Any]) throws -> String {
    switch typeName(request) {
    case "BundleExpansion": return BundleExpansion.source
    case "ConstraintExpansion":
      return try ConstraintExpansion.source(of: request, name: (request["macro"] as? [String: Any])?["name"] as? String ?? "")
    default: return try PreviewExpansion.source(of: request)
    }
  }

  private static func attached(_ request: [String: Any]) throws -> String {
    switch typeName(request) {
    case "GenerableExpansion": try GenerableExpansion.source(of: request)
    case "EntryExpansion": try EntryExpansion.source(of: request)
    case "ModelExpansion": try ModelExpansion.source(of: request)
    case "PersistedPropertyExpansion": try PersistedPropertyExpansion.source(of: request)
    case "QueryExpansion": try QueryExpansion.source(of: request)
    case "SchemaIntentExpansion": try SchemaExpansion.source(.intent, of: request)
    case "SchemaEntityExpansion": try SchemaExpansion.source(.entity, of: request)
    case "SchemaEnumExpansion": try SchemaExpansion.source(.enum, of: request)
    case "ModelActorExpansion": try ModelActorExpansion.source(of: request)
    // `@Previewable`, `@Attribute` and others add nothing to the property that they mark.
    default: ""
    }
  }

  private static func result(_ source: String?, problem: String? = nil, _ request: [String: Any] = [:]) -> [String: Any] {
    var diagnostics: [[String: Any]] = []
    if let problem {
      let syntax = request["syntax"] as? [String: Any]
      let location = syntax?["location"] as? [String: Any]
      // The location is that of the line breaks and comments before the syntax.
      let offset = (location?["offset"] as? Int ?? 0) + (SwiftLexer(syntax?["source"] as? String ?? "").first { _ in true }?.range.lowerBound ?? 0)
      diagnostics = [
        [
          "message": problem, "severity": "error",
          "position": ["fileName": location?["fileName"] ?? "", "offset": offset] as [String: Any], "highlights": [Any](), "notes": [Any](),
          "fixIts": [Any](),
        ]
      ]
    }
    var result: [String: Any] = ["diagnostics": diagnostics]
    if let source { result["expandedSource"] = source }
    return ["expandMacroResult": result]
  }
}
