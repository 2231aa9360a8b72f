/// What stands in the place of a view that no widget can show: a red prohibition sign on yellow, as the platform draws.
///
/// The platform cannot archive what a view of its application framework draws (scrolling, text input, pickers, navigation). A
/// `view.prohibited` warning names the view, the body that it stands in, and the file and line at which it is written.
/// The sign is known from screenshots of the platform; its yellow background and its size are Almanac's own choice.
struct ProhibitedView: View {
  /// The view as the author calls it.
  let name: String
  /// What to use in its place.
  let instead: String
  /// The height that a control of its kind has; nil = it fills what it is offered.
  var height: CGFloat?
  /// Where its author wrote it.
  var source: SourceLocation?

  var body: some View {
    let _ = RenderSession.current?.diagnose(
      .warning, "view.prohibited", "\(name) cannot be shown in a widget: a prohibition sign on yellow stands in its place; \(instead)", at: source)
    ProhibitionPlate().frame(height: height)
  }
}

/// The sign on yellow, by itself: what stands in the place of a whole entry that cannot be shown.
package struct ProhibitionPlate: View {
  private static let largestSign: CGFloat = 44

  package init() {}
  package var body: some View {
    Color.yellow
      .overlay {
        ProhibitionSign()
          .fill(Color.red)
          .aspectRatio(1, contentMode: .fit)
          .padding(4)
          .frame(maxWidth: Self.largestSign, maxHeight: Self.largestSign)
      }
  }
}

/// A ring with a bar across it from the upper left.
private struct ProhibitionSign: Shape {
  /// The line's width as a fraction of the diameter.
  private static let line: CGFloat = 0.14

  func path(in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height) * Self.line
    let circle = rect.insetBy(dx: width / 2, dy: width / 2)
    let radius = min(circle.width, circle.height) / 2
    // The bar ends on the ring's middle line, 45° up on both sides.
    let reach = radius * CGFloat(0.5).squareRoot()
    var path = Path(ellipseIn: circle)
    path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY - reach))
    path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + reach))
    return path.strokedPath(StrokeStyle(lineWidth: width))
  }
}
