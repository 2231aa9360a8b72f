import AlmanacUIKitDrawing

extension AttributedString {
  /// Converts the UIKit attributes of a string: font, colours, link, lines, kerning, tracking and baseline offset. Other attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    var text = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      if let font = attributes[.font] as? UIFont { part[SwiftUIAttributeKeys.FontAttribute.self] = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor {
        part[SwiftUIAttributeKeys.ForegroundColorAttribute.self] = Color(uiColor: color)
      }
      if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) { part.link = link }
      func number(_ key: NSAttributedString.Key) -> CGFloat? {
        (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[key] as? CGFloat ?? (attributes[key] as? Int).map { CGFloat($0) }
      }
      if number(.underlineStyle) ?? 0 != 0 { part[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] = .single }
      if number(.strikethroughStyle) ?? 0 != 0 { part[SwiftUIAttributeKeys.StrikethroughStyleAttribute.self] = .single }
      if let kern = number(.kern) { part[SwiftUIAttributeKeys.KerningAttribute.self] = kern }
      if let offset = number(.baselineOffset) { part[SwiftUIAttributeKeys.BaselineOffsetAttribute.self] = offset }
      text += part
    }
    self = text
  }
  /// Converts a string like `init(_:)`. The result has SwiftUI's attributes, which are drawn and are in UIKit's scope too.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws { self.init(nsStr) }
}

extension NSAttributedString {
  /// Converts to UIKit attributes: colours, link, lines, kerning, tracking and baseline offset. Fonts and other attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let range = run.range
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run[UIKitAttributeKeys.FontAttribute.self] { attributes[.font] = font }
      if let color = run[UIKitAttributeKeys.BackgroundColorAttribute.self] { attributes[.backgroundColor] = color }
      if let style = run[UIKitAttributeKeys.ParagraphStyleAttribute.self] { attributes[.paragraphStyle] = style }
      let run = run.attributes.inSwiftUI
      if let color = run[SwiftUIAttributeKeys.ForegroundColorAttribute.self] { attributes[.foregroundColor] = UIColor(color) }
      if let link = run.link { attributes[.link] = link }
      if run[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run[SwiftUIAttributeKeys.StrikethroughStyleAttribute.self] != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let kern = run[SwiftUIAttributeKeys.KerningAttribute.self] { attributes[.kern] = kern }
      if let offset = run[SwiftUIAttributeKeys.BaselineOffsetAttribute.self] { attributes[.baselineOffset] = offset }
      text.append(NSAttributedString(string: String(attrStr[range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws { self.init(attrStr) }
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(attrStr)
  }
}
