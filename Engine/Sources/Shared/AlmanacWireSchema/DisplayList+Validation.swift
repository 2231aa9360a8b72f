import Foundation

/// Limits of one display list (Specification A16, F1). Own choice: far above any real widget, far below what harms the host.
public struct DisplayListLimits: Sendable, Hashable {
  /// The most levels of nested nodes, counted from the root as 1.
  public var depth: Int
  /// The most nodes, including masks.
  public var nodes: Int
  /// The most bytes of the encoded list.
  public var bytes: Int
  /// The largest length, position or radius in points, including numbers in text and paths.
  public var coordinate: Double
  /// The largest width and height of the list, in points.
  public var size: Double
  /// The most coordinates and verbs in all paths together.
  public var pathNumbers: Int
  /// The most UTF-8 bytes of all text together, including labels for assistive technology.
  public var textBytes: Int
  /// The most bytes that the decoded list may take. It is counted before anything is decoded.
  public var decodedBytes: Int

  /// Limits with these values; each is explained at its property.
  public init(depth: Int, nodes: Int, bytes: Int, coordinate: Double, size: Double, pathNumbers: Int, textBytes: Int, decodedBytes: Int) {
    self.depth = depth
    self.nodes = nodes
    self.bytes = bytes
    self.coordinate = coordinate
    self.size = size
    self.pathNumbers = pathNumbers
    self.textBytes = textBytes
    self.decodedBytes = decodedBytes
  }

  /// The most levels of nested protobuf messages in a list within these limits: two per node (node, group), and at most a dozen for the content
  /// of the innermost node.
  public var messageDepth: Int { 2 * depth + 16 }

  /// The default limits.
  public static let standard = DisplayListLimits(
    depth: 256, nodes: 20_000, bytes: 16 << 20, coordinate: 1e7, size: 4096, pathNumbers: 2_000_000, textBytes: 1 << 20,
    decodedBytes: MessageLimits.decodedBytes)
}

extension DisplayList {
  /// Decodes a list from untrusted data and validates it.
  ///
  /// - Throws: ``ArchiveError``.
  public init(validating data: Data, limits: DisplayListLimits = .standard) throws {
    guard data.count <= limits.bytes else { throw ArchiveError.tooLarge(what: "bytes in a display list", found: data.count, limit: limits.bytes) }
    do {
      try self.init(decoding: data, limits: limits)
    } catch let error as DecodedTooLarge {
      throw ArchiveError.tooLarge(what: "bytes in a decoded display list", found: error.limit + 1, limit: error.limit)
    } catch {
      throw ArchiveError.malformed(what: "display list")
    }
    try validate(limits)
  }

  /// Checks depth, number of nodes, sizes, and that all numbers are finite, so that painting is safe and bounded.
  ///
  /// - Throws: ``ArchiveError`` that names the first faulty node by its `debug_name` path.
  public func validate(_ limits: DisplayListLimits = .standard) throws {
    guard size.width.isFinite, size.height.isFinite else { throw ArchiveError.notFinite(what: "the size", place: "the display list") }
    for length in [size.width, size.height] where length < 0 || length > limits.size {
      throw ArchiveError.outOfRange(what: "the size", found: length, limit: limits.size, place: "the display list")
    }
    var check = NodeValidation(limits: limits)
    if hasRoot { try check.node(root) }
    if hasBackground { try check.node(background) }
    if hasLabel { try check.node(label) }
  }
}

/// Validates the nodes of one list and counts what its limits bound.
struct NodeValidation {
  let limits: DisplayListLimits
  private var path: [String] = []
  private var nodes = 0
  private var pathNumbers = 0
  private var textBytes = 0

  init(limits: DisplayListLimits) { self.limits = limits }

  private var place: String { path.map { $0.isEmpty ? "node" : $0 }.joined(separator: "/") }

  mutating func node(_ node: DisplayNode) throws {
    nodes += 1
    guard nodes <= limits.nodes else { throw ArchiveError.tooLarge(what: "nodes in a display list", found: nodes, limit: limits.nodes) }
    guard path.count < limits.depth else { throw ArchiveError.tooLarge(what: "nested nodes", found: path.count + 1, limit: limits.depth) }
    path.append(node.debugName)
    defer { path.removeLast() }
    if node.hasFrame { try rect(node.frame, "the frame") }
    if node.hasTransform {
      let t = node.transform
      try within(t.a, t.b, t.c, t.d, "the transform")
      try within(t.tx, t.ty, 0, 0, "the transform")
    }
    if node.hasClockRotation { try check(node.clockRotation) }
    if node.hasOpacity { try within(Double(node.opacity), 0, 0, 0, "the opacity") }
    let effects = node.effects
    guard effects.count <= 64 else { throw ArchiveError.tooLarge(what: "effects on one node", found: effects.count, limit: 64) }
    for effect in effects { try check(effect) }
    if node.hasClip { try shape(node.clip.shape) }
    if node.hasMask { try self.node(node.mask) }
    if node.hasAccessibility {
      let words = node.accessibility
      try numbers([words.sortPriority], "the sort priority")
      try numbers([words.fraction], "the fraction")
      try text(words.label, words.value, words.hint, words.identifier)
    }
    if node.hasChange { try check(node.change) }
    try content(node)
  }

  private mutating func check(_ rotation: ClockRotationValue) throws {
    try within(rotation.anchor.x, rotation.anchor.y, 0, 0, "the anchor of a clock rotation")
    guard rotation.period.isFinite else { throw ArchiveError.notFinite(what: "the period of a clock rotation", place: place) }
    guard ClockRotationValue.periods.contains(abs(rotation.period)) else {
      throw ArchiveError.outOfRange(
        what: "the period of a clock rotation", found: rotation.period,
        limit: abs(rotation.period) < ClockRotationValue.periods.lowerBound
          ? ClockRotationValue.periods.lowerBound : ClockRotationValue.periods.upperBound, place: place)
    }
    try text(rotation.timeZone)
  }

  private mutating func check(_ change: EntryChange) throws {
    guard change.edges.count <= EntryChange.mostEdges else {
      throw ArchiveError.tooLarge(what: "edges of characters", found: change.edges.count, limit: EntryChange.mostEdges)
    }
    guard change.content.value.isFinite else { throw ArchiveError.notFinite(what: "the value of a content transition", place: place) }
    try numbers(change.numbers, "an animation")
  }

  private mutating func text(_ texts: String...) throws {
    for text in texts { textBytes += text.utf8.count }
    guard textBytes <= limits.textBytes else {
      throw ArchiveError.tooLarge(what: "bytes of text in a display list", found: textBytes, limit: limits.textBytes)
    }
  }

  private mutating func content(_ node: DisplayNode) throws {
    switch node.content {
    case .group(let group):
      for child in group.children { try self.node(child) }
    case .path(let path):
      try shape(path.shape)
      if path.hasFill { try paint(path.fill) }
      if path.hasStroke {
        try paint(path.stroke)
        let style = path.strokeStyle
        try numbers([style.width, style.miterLimit, style.dashPhase] + style.dash, "the stroke")
      }
      if path.hasPaintBounds { try rect(path.paintBounds, "the paint bounds") }
    case .text(let text):
      for line in text.lines {
        try within(line.origin.x, line.origin.y, line.width, line.ascent, "a text line")
        try within(line.descent, 0, 0, 0, "a text line")
        try runs(line.runs)
      }
    case .dynamicText(let text):
      try runs(text.runs)
      try numbers([text.style.lineSpacing, text.style.minimumScaleFactor], "the paragraph style")
      try numbers([text.width], "the width of a text")
    case .image(let image):
      let insets = image.capInsets
      try numbers([image.scale, insets.top, insets.leading, insets.bottom, insets.trailing], "the image")
      if image.hasPaint { try paint(image.paint) }
    case .symbol(let symbol):
      for each in symbol.paints { try paint(each) }
      if symbol.hasOutline { try outline(symbol.outline) }
      if symbol.hasVariableValue { try numbers([symbol.variableValue], "the variable value") }
    case .dynamicProgress(let progress):
      try dates([progress.start, progress.end])
      try numbers([progress.lineWidth], "the line width")
      if progress.hasTrack { try paint(progress.track) }
      if progress.hasFill { try paint(progress.fill) }
    case nil: break
    }
  }

  private mutating func runs(_ runs: [TextRun]) throws {
    for run in runs {
      let font = run.font
      try within(font.size, font.width, font.lineHeight, run.tracking, "a text run")
      try within(run.baselineOffset, 0, 0, 0, "a text run")
      if run.hasPaint { try paint(run.paint) }
      switch run.value {
      case .text(let text): try self.text(text)
      case .date(let date):
        switch date.kind {
        case .style(let style): try dates([style.date])
        case .timerInterval(let interval): try dates([interval.start, interval.end] + (interval.hasPause ? [interval.pause] : []))
        case .range(let range): try dates([range.start, range.end])
        case nil: break
        }
      case .symbol(let symbol):
        for each in symbol.paints { try paint(each) }
        if symbol.hasOutline { try outline(symbol.outline) }
      case .image(let image):
        try within(image.size.width, image.size.height, image.content.scale, 0, "an image in text")
        if image.content.hasPaint { try paint(image.content.paint) }
      case nil: break
      }
    }
  }

  private mutating func outline(_ outline: SymbolOutlineValue) throws {
    try within(outline.width, outline.height, outline.baseline, 0, "a symbol's outline")
    guard outline.layers.count <= 64 else { throw ArchiveError.tooLarge(what: "layers of a symbol", found: outline.layers.count, limit: 64) }
    for layer in outline.layers {
      try pathData(layer.path)
      if layer.hasColor { try color(layer.color) }
    }
  }

  private mutating func check(_ effect: Effect) throws {
    switch effect.effect {
    case .blur(let value), .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value), .hueRotation(let value):
      try numbers([value], "an effect")
    case .shadow(let shadow):
      try within(shadow.radius, shadow.x, shadow.y, 0, "the shadow")
      try color(shadow.color)
    case .colorMultiply(let value): try color(value)
    case .colorMatrix(let matrix):
      guard matrix.factors.count == 20 else { throw ArchiveError.malformed(what: "colour matrix") }
      try numbers(matrix.factors.map(Double.init), "a colour matrix")
    case .alphaThreshold(let threshold):
      try within(threshold.min, threshold.max, 0, 0, "an alpha threshold")
      try color(threshold.color)
    case .colorInvert, .luminanceToAlpha, nil: break
    }
  }

  private mutating func shape(_ shape: ShapeValue) throws {
    switch shape.shape {
    case .rect(let value), .ellipse(let value): try rect(value, "the shape")
    case .roundedRect(let value):
      try rect(value.rect, "the shape")
      try numbers(value.radii, "the corner radii")
    case .path(let value): try pathData(value)
    case nil: break
    }
  }

  private mutating func pathData(_ path: PathData) throws {
    pathNumbers += path.coordinates.count + path.verbs.count
    guard pathNumbers <= limits.pathNumbers else {
      throw ArchiveError.tooLarge(what: "numbers in paths of a display list", found: pathNumbers, limit: limits.pathNumbers)
    }
    for number in path.coordinates where !(abs(Double(number)) <= limits.coordinate) { try numbers([Double(number)], "a path") }
    let needed = path.verbs.reduce(0) { $0 + $1.coordinateCount }
    guard needed == path.coordinates.count else { throw ArchiveError.pathTruncated(place: place) }
  }

  private func paint(_ paint: Paint, depth: Int = 0) throws {
    guard depth < 8 else { throw ArchiveError.tooLarge(what: "nested paints", found: depth, limit: 8) }
    if paint.hasOpacity { try within(Double(paint.opacity), 0, 0, 0, "the opacity of a paint") }
    switch paint.paint {
    case .color(let value), .standardGradient(let value): try color(value)
    case .linearGradient(let gradient):
      try stops(gradient.stops)
      try numbers([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y], "a gradient")
    case .radialGradient(let gradient):
      try stops(gradient.stops)
      try numbers([gradient.center.x, gradient.center.y, gradient.startRadius, gradient.endRadius], "a gradient")
    case .angularGradient(let gradient):
      try stops(gradient.stops)
      try numbers([gradient.center.x, gradient.center.y, gradient.startAngle, gradient.endAngle], "a gradient")
    case .ellipticalGradient(let gradient):
      try stops(gradient.stops)
      try numbers([gradient.center.x, gradient.center.y, gradient.startRadiusFraction, gradient.endRadiusFraction], "a gradient")
    case .hierarchical(let value): if value.hasBase { try self.paint(value.base, depth: depth + 1) }
    case .image(let value):
      try rect(value.sourceRect, "an image paint")
      try numbers([value.scale], "an image paint")
    case .material, .background, nil: break
    }
  }

  private func stops(_ stops: [GradientStop]) throws {
    guard stops.count <= 1024 else { throw ArchiveError.tooLarge(what: "gradient stops", found: stops.count, limit: 1024) }
    for stop in stops {
      try numbers([stop.location], "a gradient stop")
      try color(stop.color)
    }
  }

  private func color(_ color: ColorValue, depth: Int = 0) throws {
    guard depth < 16 else { throw ArchiveError.tooLarge(what: "nested colours", found: depth, limit: 16) }
    try within(Double(color.opacity), Double(color.brightness), 0, 0, "a colour")
    switch color.color {
    case .rgba(let value): try rgba(value)
    case .adaptive(let value):
      for each in [value.light, value.dark, value.lightHighContrast, value.darkHighContrast] { try rgba(each) }
    case .mixed(let value):
      try numbers([Double(value.fraction)], "a mixed colour")
      try self.color(value.from, depth: depth + 1)
      try self.color(value.to, depth: depth + 1)
    case .system, nil: break
    }
  }

  private func rgba(_ value: RGBA) throws {
    try within(Double(value.red), Double(value.green), Double(value.blue), Double(value.alpha), "a colour")
  }

  private func rect(_ rect: RectValue, _ what: String) throws { try within(rect.x, rect.y, rect.width, rect.height, what) }

  /// Checks four numbers at once, without an array, because most numbers of a list are checked here.
  @inline(__always)
  private func within(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ what: String) throws {
    let limit = limits.coordinate
    if abs(a) <= limit, abs(b) <= limit, abs(c) <= limit, abs(d) <= limit { return }
    try numbers([a, b, c, d], what)
  }

  private func dates(_ dates: [Instant]) throws {
    for date in dates where !date.seconds.isFinite { throw ArchiveError.notFinite(what: "a date", place: place) }
    // Years −29,000…32,000, which calendars support.
    for date in dates where abs(date.seconds) > Instant.maxSeconds {
      throw ArchiveError.outOfRange(what: "a date in seconds", found: date.seconds, limit: Instant.maxSeconds, place: place)
    }
  }

  private func numbers(_ numbers: [Double], _ what: String) throws {
    for number in numbers {
      guard number.isFinite else { throw ArchiveError.notFinite(what: what, place: place) }
      guard abs(number) <= limits.coordinate else {
        throw ArchiveError.outOfRange(what: what, found: number, limit: limits.coordinate, place: place)
      }
    }
  }
}
