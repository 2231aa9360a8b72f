/// The replacement of a view that no widget can show: a red prohibition sign, as on Apple's platforms, on yellow.
///
/// Apple's platforms cannot archive views that UIKit draws (scrolling, text input, pickers, navigation). A `view.prohibited` warning names the
/// view, the enclosing body and the view's source location. The sign is known from screenshots; the yellow background and the size are Almanac's
/// choice.
nonisolated package struct ProhibitedView: View {
  /// The view's name in the author's source.
  let name: String
  /// What to use instead: the end of the diagnostic's message.
  let alternative: String
  /// The usual height of such a control in points; nil if it takes the proposal.
  var height: CGFloat?
  /// The view's source location.
  var source: SourceLocation?

  package init(name: String, alternative: String, height: CGFloat? = nil, source: SourceLocation? = nil) {
    (self.name, self.alternative, self.height, self.source) = (name, alternative, height, source)
  }

  @MainActor package var body: some View {
    let _ = RenderSession.current?.diagnose(
      .warning, "view.prohibited", "\(name) cannot be shown in a widget: a prohibition sign on yellow is drawn instead; \(alternative)", at: source)
    ProhibitionSignView().frame(height: height)
  }
}

/// The sign on yellow, without a diagnostic. It also replaces a whole entry that cannot be shown.
nonisolated package struct ProhibitionSignView: View {
  private static let largestSign: CGFloat = 44

  package init() {}
  @MainActor package var body: some View {
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

/// A ring with a diagonal bar from the upper left.
private struct ProhibitionSign: Shape {
  /// The line's width as a fraction of the diameter.
  private static let line: CGFloat = 0.14

  func path(in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height) * Self.line
    let circle = rect.insetBy(dx: width / 2, dy: width / 2)
    let radius = min(circle.width, circle.height) / 2
    // The bar ends on the ring's centre line, at 45° on both sides.
    let reach = radius * CGFloat(0.5).squareRoot()
    var path = Path(ellipseIn: circle)
    path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY - reach))
    path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + reach))
    return path.strokedPath(StrokeStyle(lineWidth: width))
  }
}
