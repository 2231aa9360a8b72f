import AlmanacWireSchema

/// The system's backdrop behind an accessory's content. It fills the proposed size: a circle in circular and corner families, otherwise the
/// container's shape. Inline accessories and home screen widgets show nothing in its place.
@MainActor @preconcurrency
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}

  public var body: some View {
    switch family {
    case .accessoryCircular, .accessoryCorner: Circle().fill(AccessoryBackdropStyle())
    case .accessoryRectangular: ContainerRelativeShape().fill(AccessoryBackdropStyle())
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryInline: EmptyView()
    }
  }
}

private struct AccessoryBackdropStyle: ShapeStyle {
  func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = Paint()
    paint.material.thickness = .accessoryBackground
    return _StylePaint(paint)
  }
}
