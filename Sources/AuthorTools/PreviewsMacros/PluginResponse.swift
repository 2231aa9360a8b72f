/// The plugin's responses to the compiler's messages.
enum PluginResponse {
  /// The version of the protocol that this plugin implements.
  private static let protocolVersion = 7

  static func response(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion, "features": [String]()] as [String: Any]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      do { return result(try PreviewExpansion.source(of: request)) } catch { return result(nil, problem: "\(error)", request) }
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      // `@Previewable` adds nothing to the property that it marks.
      guard (request["macro"] as? [String: Any])?["typeName"] as? String == "EntryExpansion" else { return result("") }
      do { return result(try EntryExpansion.source(of: request)) } catch {
        return result(nil, problem: "\(error)", ["syntax": request["declSyntax"] ?? [:]])
      }
    }
    return result(nil, problem: "the previews plugin does not know the message \(message.keys.sorted().joined(separator: ", "))", [:])
  }

  private static func result(_ source: String?, problem: String? = nil, _ request: [String: Any] = [:]) -> [String: Any] {
    var diagnostics: [[String: Any]] = []
    if let problem {
      let location = (request["syntax"] as? [String: Any])?["location"] as? [String: Any]
      diagnostics = [
        [
          "message": problem, "severity": "error",
          "position": ["fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0] as [String: Any], "highlights": [Any](),
          "notes": [Any](), "fixIts": [Any](),
        ]
      ]
    }
    var result: [String: Any] = ["diagnostics": diagnostics]
    if let source { result["expandedSource"] = source }
    return ["expandMacroResult": result]
  }
}
