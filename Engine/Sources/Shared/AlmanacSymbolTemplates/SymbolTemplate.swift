import Foundation

/// A fault of a custom symbol's file. Its description completes a sentence that begins with the file's name.
public struct SymbolTemplateError: Error, Hashable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

/// A custom symbol of an asset catalog: the SVG file that SF Symbols exports, with a drawing for each weight and scale, and guides that determine its
/// size beside text.
///
/// The drawings are groups named `Ultralight-S` … `Black-L`; a file need not have all 27. The distance between the guides `Baseline-S/M/L` and
/// `Capline-S/M/L` is the height of a capital; `left-margin-…` and `right-margin-…` bound the symbol's width in a line.
public final class SymbolTemplate: Sendable {
  /// A symbol's size beside text; the raw value is the suffix of group names.
  public enum Scale: String, CaseIterable, Sendable {
    /// Smaller than ``medium``.
    case small = "S"
    /// The default.
    case medium = "M"
    /// Larger than ``medium``.
    case large = "L"
  }
  /// The weights' names with their CSS numbers.
  public static let weights = [
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700, "Heavy": 800, "Black": 900,
  ]

  /// A shape of a drawing.
  public struct Figure: Sendable {
    /// SVG path data.
    public let data: String
    /// The transform from the path's coordinates to the file's.
    public let transform: SVGTransform
    /// 1 = primary, 2 = secondary, 3 = tertiary.
    public let level: Int
    /// The colour in multicolor mode (`systemRedColor`, `white`, …); nil: the foreground colour.
    public let color: String?
  }
  /// The drawing for one weight and scale, in the file's coordinates.
  public struct Variant: Sendable {
    /// The weight, 100…900.
    public let weight: Int
    /// The scale.
    public let scale: Scale
    /// The shapes, in painting order.
    public let figures: [Figure]
    /// The x coordinate of the symbol's left end in a line; nil: the left end of the drawn area.
    public let leftMargin: Double?
    /// The x coordinate of the symbol's right end in a line; nil: the right end of the drawn area.
    public let rightMargin: Double?
    /// The y coordinate of the text's baseline.
    public let baseline: Double
    /// The y coordinate of the top of capital letters.
    public let capline: Double
  }
  /// The drawings that the file has; at least one.
  public let variants: [Variant]
  /// Identifies the template, for caches.
  public let id = UUID()

  /// Reads a template from an SVG file.
  ///
  /// - Throws: ``SymbolTemplateError`` if the file is not SVG, or has no drawings, no guides or malformed path data.
  public init(svg: Data) throws {
    let root = try SVGElement.root(of: svg)
    guard root.name == "svg" || root.name.hasSuffix(":svg") else { throw SymbolTemplateError("begins with <\(root.name)>, not <svg>") }
    var reader = TemplateReader()
    try reader.read(root, SVGTransform())
    variants = try reader.variants()
  }
}

/// Finds the guides and drawings of a template by their names.
private struct TemplateReader {
  private var guides: [String: (x: Double, y: Double)] = [:]
  private var drawings: [(weight: Int, scale: SymbolTemplate.Scale, figures: [SymbolTemplate.Figure])] = []

  mutating func read(_ element: SVGElement, _ outer: SVGTransform) throws {
    let transform = try Self.transform(of: element, in: outer)
    if let id = element.attributes["id"] {
      if Self.isGuide(id), let place = Self.place(of: element) {
        guides[id] = transform.apply(place.x, place.y)
      } else if element.name == "g", let (weight, scale) = Self.variant(id) {
        var figures: [SymbolTemplate.Figure] = []
        for child in element.children { try Self.collect(child, transform, of: id, into: &figures) }
        drawings.append((weight, scale, figures))
        return
      }
    }
    for child in element.children { try read(child, transform) }
  }

  func variants() throws -> [SymbolTemplate.Variant] {
    let drawn = drawings.filter { !$0.figures.isEmpty }
    guard !drawn.isEmpty else {
      throw SymbolTemplateError("has no drawing (a group like “Regular-M” with a path); export the symbol as a template from SF Symbols")
    }
    return try drawn.map { drawing in
      // A template with one scale may have only its guides.
      guard let baseline = guide("Baseline", drawing.scale)?.y, let capline = guide("Capline", drawing.scale)?.y else {
        throw SymbolTemplateError("has no guides Baseline-\(drawing.scale.rawValue) and Capline-\(drawing.scale.rawValue), which determine its size")
      }
      guard baseline > capline else { throw SymbolTemplateError("has its Capline-\(drawing.scale.rawValue) below its Baseline") }
      let name = "\(SymbolTemplate.weights.first { $0.value == drawing.weight }?.key ?? "")-\(drawing.scale.rawValue)"
      // The first version of the format has margins only for its one size of drawing.
      let isMain = drawing.weight == 400 && drawing.scale == .medium
      return SymbolTemplate.Variant(
        weight: drawing.weight, scale: drawing.scale, figures: drawing.figures,
        leftMargin: (guides["left-margin-\(name)"] ?? (isMain ? guides["left-margin"] : nil))?.x,
        rightMargin: (guides["right-margin-\(name)"] ?? (isMain ? guides["right-margin"] : nil))?.x, baseline: baseline, capline: capline)
    }
  }

  private func guide(_ kind: String, _ scale: SymbolTemplate.Scale) -> (x: Double, y: Double)? { guides["\(kind)-\(scale.rawValue)"] }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  /// Returns the position of a guide: the first point of a line, rectangle or path.
  private static func place(of element: SVGElement) -> (x: Double, y: Double)? {
    func number(_ key: String) -> Double { element.attributes[key].flatMap(Double.init) ?? 0 }
    switch element.name {
    case "line": return (number("x1"), number("y1"))
    case "rect": return (number("x"), number("y"))
    case "path", "polyline", "polygon":
      let data = element.attributes["d"] ?? element.attributes["points"] ?? ""
      let numbers = data.split { !"0123456789.-".contains($0) }.prefix(2).compactMap { Double($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    default: return nil
    }
  }

  private static func variant(_ id: String) -> (Int, SymbolTemplate.Scale)? {
    let parts = id.split(separator: "-")
    guard parts.count == 2, let weight = SymbolTemplate.weights[String(parts[0])], let scale = SymbolTemplate.Scale(rawValue: String(parts[1])) else {
      return nil
    }
    return (weight, scale)
  }

  private static func transform(of element: SVGElement, in outer: SVGTransform) throws -> SVGTransform {
    guard let text = element.attributes["transform"] else { return outer }
    guard let own = SVGTransform(text) else { throw SymbolTemplateError("has a transform that cannot be read: “\(text.prefix(60))”") }
    return own.then(outer)
  }

  private static func collect(_ element: SVGElement, _ outer: SVGTransform, of drawing: String, into figures: inout [SymbolTemplate.Figure]) throws {
    let transform = try transform(of: element, in: outer)
    if element.name == "g" {
      for child in element.children { try collect(child, transform, of: drawing, into: &figures) }
      return
    }
    guard let data = try pathData(of: element, in: drawing) else { return }
    let classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
    // A shape that only clears the area under others draws nothing.
    if classes.contains(where: { $0.hasSuffix(":clear") }) { return }
    // The preview shows shapes as outlines. Exports say so by a rule of the class or by attributes of each shape; the symbol itself is filled.
    if element.attributes["fill"] == "none", !classes.contains("SFSymbolsPreviewWireframe") { return }
    func value(_ kind: String) -> String? {
      classes.first { $0.hasPrefix("\(kind)-") && $0.contains(":") }?.split(separator: ":").last.map(String.init)
    }
    let level = ["primary": 1, "secondary": 2, "tertiary": 3][value("hierarchical") ?? "primary"] ?? 1
    let color = value("multicolor").flatMap { $0 == "tintColor" ? nil : $0 }
    figures.append(SymbolTemplate.Figure(data: data, transform: transform, level: level, color: color))
  }

  /// Converts a shape to path data; returns nil if it draws nothing.
  private static func pathData(of element: SVGElement, in drawing: String) throws -> String? {
    func number(_ key: String) -> Double { element.attributes[key].flatMap(Double.init) ?? 0 }
    func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) -> String? {
      rx > 0 && ry > 0 ? "M\(cx - rx) \(cy)a\(rx) \(ry) 0 1 1 \(2 * rx) 0a\(rx) \(ry) 0 1 1 \(-2 * rx) 0z" : nil
    }
    switch element.name {
    case "path":
      guard let data = element.attributes["d"] else { throw SymbolTemplateError("has a path without “d” in \(drawing)") }
      guard SVGPathCheck.isPath(data) else { throw SymbolTemplateError("has path data in \(drawing) that cannot be read: “\(data.prefix(60))”") }
      return data
    case "circle": return ellipse(number("cx"), number("cy"), number("r"), number("r"))
    case "ellipse": return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
    case "rect":
      let (w, h) = (number("width"), number("height"))
      return w > 0 && h > 0 ? "M\(number("x")) \(number("y"))h\(w)v\(h)h\(-w)z" : nil
    case "polygon":
      let data = "M" + (element.attributes["points"] ?? "") + "z"
      guard SVGPathCheck.isPath(data) else { throw SymbolTemplateError("has a polygon in \(drawing) whose points cannot be read") }
      return data
    case "text", "image", "use", "line", "polyline":
      throw SymbolTemplateError("has <\(element.name)> in \(drawing); a symbol is made of filled paths: convert it to outlines")
    default: return nil
    }
  }
}
