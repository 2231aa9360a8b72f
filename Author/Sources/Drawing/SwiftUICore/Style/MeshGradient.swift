import AlmanacWireSchema

/// A gradient between colours at the points of a mesh.
///
/// As a view it is drawn in strips of linear gradients between the rows of the mesh. The strips follow the colours and the points' positions along
/// their rows, but not the curves of the mesh lines. As a style of shapes and text it is one gradient from the first row to the last, with each
/// row's mean colour. A `meshGradient.approximate` note reports both.
public struct MeshGradient: Equatable, Sendable {
  /// The positions of the mesh's points, in fractions of the size, row by row.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])

    var points: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }
  /// The colours of the mesh's points, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    var colors: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }
  /// A point of a mesh and the control points of the lines that meet there.
  @frozen public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// - Parameters:
  ///   - width: the number of points in a row, at least 2.
  ///   - height: the number of rows, at least 2.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A row of the mesh: its mean vertical position, and its colours from left to right.
  private struct Row {
    var y: CGFloat
    var stops: [(color: Color, x: CGFloat)]

    func blended(with next: Row, by fraction: Double) -> Row {
      let t = CGFloat(fraction)
      return Row(
        y: y + (next.y - y) * t,
        stops: zip(stops, next.stops).map { ($0.color.mix(with: $1.color, by: fraction, in: .device), $0.x + ($1.x - $0.x) * t) })
    }
    var gradient: LinearGradient {
      let gradient = Gradient(stops: stops.map { Gradient.Stop(color: $0.color, location: $0.x) }).mixed(in: .device)
      return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    }
    var meanColor: Color {
      var mean = stops[0].color
      for (index, stop) in stops.enumerated().dropFirst() { mean = mean.mix(with: stop.color, by: 1 / Double(index + 1), in: .device) }
      return mean
    }
  }

  /// The rows; nil if the mesh has fewer points or colours than it needs.
  private var rows: [Row]? {
    let (points, colors) = (locations.points, colors.colors)
    guard width >= 2, height >= 2, points.count >= width * height, colors.count >= width * height else { return nil }
    return (0..<height).map { row in
      let indices = (row * width)..<((row + 1) * width)
      let y = indices.reduce(Float(0)) { $0 + points[$1].y } / Float(width)
      return Row(y: CGFloat(y), stops: indices.map { (colors[$0], CGFloat(points[$0].x)) })
    }
  }

  @MainActor private func checkedRows(in session: RenderSession?) -> [Row] {
    if let rows {
      session?.diagnose(
        .note, "meshGradient.approximate", "a mesh gradient is drawn as linear gradients along its rows, which ignore the curves of its lines")
      return rows
    }
    session?.diagnose(
      .warning, "meshGradient.invalid",
      "a mesh gradient of \(width) by \(height) needs at least 2 by 2 points and as many colours; only its background is drawn")
    return []
  }

  /// The number of strips that approximate the blend between two rows.
  private static var stripsBetweenRows: Int { 16 }
}

extension MeshGradient: ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    let rows = checkedRows(in: context.session)
    guard !rows.isEmpty else { return background._paint(in: context) }
    let stops = rows.map { Gradient.Stop(color: $0.meanColor, location: $0.y) }
    return LinearGradient(gradient: Gradient(stops: stops).mixed(in: .device), startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}

extension MeshGradient: View {
  public var body: some View {
    let rows = checkedRows(in: .current)
    let strips = zip(rows, rows.dropFirst()).flatMap { upper, lower in
      (0..<Self.stripsBetweenRows).map { index in
        let (start, end) = (Double(index) / Double(Self.stripsBetweenRows), Double(index + 1) / Double(Self.stripsBetweenRows))
        return (
          from: upper.blended(with: lower, by: start).y, to: upper.blended(with: lower, by: end).y,
          gradient: upper.blended(with: lower, by: (start + end) / 2).gradient
        )
      }
    }
    background.overlay(
      GeometryReader { proxy in
        ZStack(alignment: .topLeading) {
          ForEach(strips.indices, id: \.self) { index in
            let strip = strips[index]
            // Each strip extends under the next one, so that no seam is visible between them.
            let overlap: CGFloat = index == strips.count - 1 ? 0 : 1
            Rectangle().fill(strip.gradient)
              .frame(width: proxy.size.width, height: max(0, (strip.to - strip.from) * proxy.size.height + overlap))
              .offset(y: strip.from * proxy.size.height)
          }
        }
      }
      // A mesh is not mirrored, so the gradients of its rows are not either.
      .environment(\.layoutDirection, .leftToRight))
  }
}
