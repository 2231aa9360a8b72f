import SwiftUICore
import Testing

@MainActor
/// Geometry readers, ViewThatFits and custom layouts.
@Suite struct LayoutReaderTests {
  let fixture = LayoutFixture()

  @Test func `a geometry reader takes its proposal and puts its content top leading`() {
    var seen = CGSize.zero
    let out = fixture.render {
      VStack(spacing: 0) {
        Block("a", 10, 40)
        GeometryReader { proxy in
          let _ = seen = proxy.size
          Block("b", 10, 10)
        }
      }
    }
    #expect(seen == CGSize(width: 100, height: 60))
    #expect(out.frame("b") == CGRect(0, 40, 10, 10))
  }

  @Test func `a geometry reader takes 10 points for an unspecified dimension`() {
    let out = fixture.render { GeometryReader { _ in Block.filling("a") }.fixedSize() }
    #expect(out.frame("a").size == CGSize(width: 10, height: 10))
  }

  @Test func `a proxy gives its frame in global and in enclosing named spaces`() {
    var global = CGRect.zero
    var named = CGRect.zero
    var local = CGRect.zero
    var scrolled = CGRect.zero
    _ = fixture.render {
      VStack(spacing: 0) {
        Block("a", 10, 30)
        GeometryReader { proxy in
          let _ = global = proxy.frame(in: .global)
          let _ = named = proxy.frame(in: .named("box"))
          let _ = local = proxy.frame(in: .local)
          let _ = scrolled = proxy.frame(in: .scrollView(axis: .vertical))
          Block("b", 1, 1)
        }
        .padding(5)
        .coordinateSpace(name: "box")
      }
    }
    #expect(global == CGRect(5, 35, 90, 60))
    #expect(named == CGRect(5, 5, 90, 60))
    #expect(local == CGRect(0, 0, 90, 60))
    // A widget shows no scroll view.
    #expect(scrolled == global)
  }

  private struct Answer: EnvironmentKey { static let defaultValue = 0 }
  private struct AnswerBlock: View {
    @Environment(\.layoutDirection) var direction
    var body: some View { Block(direction == .rightToLeft ? "rtl" : "ltr", 10, 10) }
  }

  @Test func `a reader's content is created in the environment at the reader`() {
    let out = fixture.render {
      GeometryReader { _ in AnswerBlock() }.environment(\.layoutDirection, .rightToLeft)
      GeometryReader { _ in AnswerBlock() }
    }
    #expect(out.names == ["rtl", "ltr"])
  }

  @Test func `ViewThatFits shows the first view that fits, otherwise the last`() {
    #expect(
      fixture.render {
        ViewThatFits {
          Block("a", 120, 10); Block("b", 90, 10); Block("c", 10, 10)
        }
      }.names == ["b"])
    #expect(
      fixture.render {
        ViewThatFits {
          Block("a", 120, 10); Block("b", 110, 10)
        }
      }.names == ["b"])
  }

  @Test func `ViewThatFits tests only the given axes`() {
    #expect(
      fixture.render {
        ViewThatFits(in: .vertical) {
          Block("a", 120, 10); Block("b", 10, 10)
        }
      }.names == ["a"])
    #expect(
      fixture.render {
        ViewThatFits(in: .horizontal) {
          Block("a", 10, 120); Block("b", 10, 10)
        }
      }.names == ["a"])
  }

  @Test func `ViewThatFits tests the ideal size, not the smallest possible size`() {
    let wide = Block("a", width: 0...200, height: 10...10, ideal: CGSize(width: 150, height: 10))
    #expect(
      fixture.render {
        ViewThatFits {
          wide; Block("b", 10, 10)
        }
      }.names == ["b"])
  }

  /// A column of a line, variants of which the first is too wide, and a bar as flexible in its width as a gauge.
  private func column<Bar: View>(@ViewBuilder _ bar: () -> Bar) -> some View {
    VStack(spacing: 1) {
      Block("line", 20, 20)
      ViewThatFits {
        Block("long", 120, 14); Block("short", 60, 14); Block("shortest", 20, 8)
      }
      bar()
    }
  }

  @Test func `ViewThatFits keeps its choice when its stack is placed with the size that it took`() {
    let flat = Block("bar", width: 0...CGFloat.infinity, height: 6...6)
    let row = HStack(spacing: 0) {
      Block("bar", 10, 6); Spacer(minLength: 0)
    }
    for out in [
      fixture.render { column { flat }.frame(maxWidth: .infinity) },
      fixture.render { column { row }.frame(maxWidth: .infinity, alignment: .leading) },
      fixture.render { column { flat }.frame(minWidth: 10) },
      fixture.render { column { flat }.frame(maxWidth: .infinity).frame(maxWidth: 90).frame(minHeight: 10) },
      fixture.render { column { flat }.frame(maxWidth: .infinity).padding(1).frame(maxWidth: .infinity) },
      fixture.render {
        HStack(spacing: 0) {
          column { flat }; Spacer(minLength: 0)
        }.frame(maxWidth: .infinity)
      },
    ] {
      #expect(out.names == ["line", "short", "bar"])
    }
    // With less room than the stack took, there is another choice.
    #expect(fixture.render { column { flat }.frame(height: 36) }.names == ["line", "shortest", "bar"])
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = bounds.origin
      for subview in subviews {
        let step = subview[Step.self]
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner = CGPoint(x: corner.x + size.width + step, y: corner.y + size.height)
      }
    }
  }
  private struct Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  @Test func `an author's layout measures, reads layout values and places children`() {
    let out = fixture.render {
      Diagonal {
        Block("a", 10, 10).layoutValue(key: Step.self, value: 3); Block("b", 20, 20)
      }
    }
    #expect(out.frame("a") == CGRect(35, 35, 10, 10))
    #expect(out.frame("b") == CGRect(48, 45, 20, 20))
  }

  @Test func `an author's layout is mirrored right to left`() {
    var fixture = fixture
    fixture.direction = .rightToLeft
    let out = fixture.render {
      Diagonal {
        Block("a", 10, 10); Block("b", 20, 20)
      }
    }
    #expect(out.frame("a") == CGRect(55, 35, 10, 10))
  }

  @Test func `AnyLayout arranges like the layout it contains, spacers included`() {
    func names(_ layout: AnyLayout) -> [CGRect] {
      let out = fixture.render {
        layout {
          Block("a", 10, 10); Spacer(); Block("b", 10, 10)
        }
      }
      return [out.frame("a"), out.frame("b")]
    }
    #expect(names(AnyLayout(HStackLayout(spacing: 0))) == [CGRect(0, 45, 10, 10), CGRect(90, 45, 10, 10)])
    #expect(names(AnyLayout(VStackLayout(spacing: 0))) == [CGRect(45, 0, 10, 10), CGRect(45, 90, 10, 10)])
  }

  private struct Wrapping: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      HStackLayout(spacing: 2).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      HStackLayout(spacing: 2).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func `an author's layout can call a system layout`() {
    let out = fixture.render {
      Wrapping {
        Block("a", 10, 10); Block("b", 10, 10)
      }
    }
    #expect(out.frame("b").minX - out.frame("a").maxX == 2)
  }
}
