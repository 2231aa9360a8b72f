/// Labels at values between a gauge's bounds.
struct GaugeMarks {
  let part: _ControlPart
  /// Where a label stands, from 0 to 1, by its tag; nil for one without a value within the bounds.
  let place: (AnyHashable) -> Double?
}

extension GaugeStyleConfiguration {
  /// A ring has no room for labels at values between; a `gauge.markedValues` note says so where there are some.
  @MainActor func withoutMarks() -> GaugeStyleConfiguration {
    guard marks != nil else { return self }
    RenderSession.current?.diagnose(
      .note, "gauge.markedValues", "a ring shows no labels at values between its bounds; a linear gauge does", place: "Gauge")
    var copy = self
    copy.marks = nil
    return copy
  }
}

extension View {
  /// The bar with labels centred below it, each where its value lies.
  @ViewBuilder func marked(_ marks: GaugeMarks?) -> some View {
    if let marks {
      VStack(spacing: 2) {
        self
        GaugeMarkRow(place: marks.place) { marks.part }.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      self
    }
  }
}

/// Labels along the width, centred on their places as far as the ends allow; as high as the highest.
private struct GaugeMarkRow: Layout {
  let place: (AnyHashable) -> Double?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let sum = sizes.reduce(0) { $0 + $1.width }
    return CGSize(width: proposal.width ?? sum, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      guard let place = subview.tag.flatMap(place) else {
        // A label without a value of the gauge has no place: it is put where it takes no room.
        subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: .zero)
        continue
      }
      let middle = bounds.minX + bounds.width * CGFloat(place)
      let left = min(max(middle - size.width / 2, bounds.minX), max(bounds.maxX - size.width, bounds.minX))
      subview.place(at: CGPoint(x: left, y: bounds.minY), proposal: .unspecified)
    }
  }
}

extension LayoutSubview {
  /// What `tag(_:)` says.
  fileprivate var tag: AnyHashable? {
    MainActor.assumeIsolated { TagBox(value: node.trait(ObjectIdentifier(TagTrait.self), as: AnyHashable.self)) }.value
  }
}

private struct TagBox: @unchecked Sendable {
  let value: AnyHashable?
}
