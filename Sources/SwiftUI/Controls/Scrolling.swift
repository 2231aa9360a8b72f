import Archive

/// Content that scrolls in an app. A widget does not scroll: what fits is shown from the top, and a `scrolling.unsupported` warning says so.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public var body: some View {
    let _ = Scrolling.diagnose("ScrollView")
    Color.clear.overlay(alignment: axes.contains(.horizontal) ? .leading : .top) {
      content.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }
    .clipped()
  }
}

/// Rows that scroll in an app. In a widget they stand in a column from the top, as far as they fit; see ``ScrollView``.
public struct List<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public var body: some View {
    let _ = Scrolling.diagnose("List")
    Color.clear.overlay(alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 12) { content }
        .padding(.horizontal, 16)
        .fixedSize(horizontal: false, vertical: true)
    }
    .clipped()
  }
}

private enum Scrolling {
  @MainActor static func diagnose(_ view: String) {
    RenderSession.current?.diagnose(
      .warning, "scrolling.unsupported", "a widget does not scroll: \(view) shows what fits from its beginning; use a stack of the rows that fit",
      place: view)
  }
}
