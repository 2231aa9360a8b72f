import SwiftUICore
import Testing

@MainActor
/// Frames, padding and fixed sizes.
@Suite struct LayoutFrameTests {
  let fixture = LayoutFixture()

  /// Returns the size that a view takes, measured by a part that fills its background.
  private func size<V: View>(_ view: V, in fixture: LayoutFixture? = nil) -> CGSize {
    (fixture ?? self.fixture).render { view.background(Block.filling("back")) }.frame("back").size
  }

  @Test func `a fixed frame takes its lengths and offers them to the child`() {
    let out = fixture.render { Block.filling("a").frame(width: 30, height: 20) }
    #expect(out.frame("a") == CGRect(35, 40, 30, 20))
  }

  @Test func `a frame with one length leaves the other to the child`() {
    #expect(size(Block("a", 10, 12).frame(width: 30)) == CGSize(width: 30, height: 12))
  }

  @Test func `a child larger than its frame extends beyond it according to the alignment`() {
    let out = fixture.render { Block("a", 60, 60).frame(width: 20, height: 20, alignment: .topLeading) }
    #expect(out.frame("a") == CGRect(40, 40, 60, 60))
  }

  @Test func `maxWidth .infinity fills the width; the child keeps its own size and is aligned`() {
    let out = fixture.render { Block("a", 10, 10).frame(maxWidth: .infinity, alignment: .trailing) }
    #expect(out.frame("a") == CGRect(90, 45, 10, 10))
    #expect(size(Block("a", 10, 10).frame(maxWidth: .infinity)) == CGSize(width: 100, height: 10))
  }

  @Test func `maxWidth alone is no more than its bound and no less than the child`() {
    #expect(size(Block("a", 10, 10).frame(maxWidth: 40)).width == 40)
    #expect(size(Block("a", 60, 10).frame(maxWidth: 40)).width == 40)
    var narrow = fixture
    narrow.size.width = 20
    #expect(size(Block("a", 30, 10).frame(maxWidth: 40), in: narrow).width == 30)
  }

  @Test func `minWidth alone grows no further than its child`() {
    #expect(size(Block("a", 10, 10).frame(minWidth: 40)).width == 40)
    #expect(size(Block("a", 60, 10).frame(minWidth: 40)).width == 60)
    #expect(size(Block.filling("a").frame(minWidth: 40)).width == 100)
  }

  @Test func `with both bounds the frame takes the clamped proposal, whatever its child`() {
    #expect(size(Block("a", 10, 10).frame(minWidth: 20, maxWidth: 60)).width == 60)
    var narrow = fixture
    narrow.size.width = 5
    #expect(size(Block("a", 10, 10).frame(minWidth: 20, maxWidth: 60), in: narrow).width == 20)
  }

  @Test func `without a proposal the frame takes the ideal length`() {
    #expect(size(Block.filling("a").frame(idealWidth: 33, idealHeight: 22).fixedSize()) == CGSize(width: 33, height: 22))
  }

  @Test func `an invalid fixed length is ignored with a diagnostic, and the content is drawn`() {
    let zero: CGFloat = 0
    for length in [-5, .nan, .infinity, 1 / zero] as [CGFloat] {
      let out = fixture.render {
        HStack(spacing: 0) {
          Block.filling("a").frame(width: length, height: 10); Block("b", 10, 10)
        }
      }
      #expect(out.has("frame.invalid"))
      #expect(out.frame("a").size == CGSize(width: fixture.size.width - 10, height: 10))
      #expect(out.frame("b").width == 10)
    }
  }

  @Test func `an invalid bound becomes 0 with a diagnostic`() {
    let out = fixture.render { Block.filling("a").frame(minWidth: -5, maxWidth: 40) }
    #expect(out.has("frame.invalid") && out.frame("a").width == 40)
  }

  @Test func `a minimum above the maximum is used, with a diagnostic`() {
    let out = fixture.render { Block.filling("a").frame(minWidth: 60, maxWidth: 40) }
    #expect(out.has("frame.contradictory"))
    #expect(out.frame("a").width == 60)
  }

  @Test func `padding() is 16 points on all sides`() {
    #expect(size(Block("a", 10, 10).padding()) == CGSize(width: 42, height: 42))
  }

  @Test func `padding offers the child the remaining size`() {
    let out = fixture.render { Block.filling("a").padding(.horizontal, 10).padding(.top, 5) }
    #expect(out.frame("a") == CGRect(10, 5, 80, 95))
  }

  @Test func `padding wider than the proposal offers the child 0, not less`() {
    let out = fixture.render { Block.filling("a").padding(80) }
    #expect(out.frame("a").size == .zero)
  }

  @Test func `with negative padding the child extends beyond the view`() {
    let out = fixture.render { Block.filling("a").padding(-10) }
    #expect(out.frame("a") == CGRect(-10, -10, 120, 120))
  }

  @Test func `padding by insets keeps each edge's own`() {
    let out = fixture.render { Block.filling("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    #expect(out.frame("a") == CGRect(2, 1, 94, 96))
  }

  @Test func `fixedSize keeps the ideal size on the given axes`() {
    let view = Block("a", width: 0...200, height: 0...200, ideal: CGSize(width: 150, height: 120))
    #expect(size(view.fixedSize()) == CGSize(width: 150, height: 120))
    #expect(size(view.fixedSize(horizontal: true, vertical: false)) == CGSize(width: 150, height: 100))
  }

  @Test func `position takes the proposal and centres the view on the point`() {
    let out = fixture.render { Block("a", 10, 20).position(x: 30, y: 40).background(Block.filling("back")) }
    #expect(out.frame("a") == CGRect(25, 30, 10, 20))
    #expect(out.frame("back").size == CGSize(width: 100, height: 100))
  }

  @Test func `offset moves what is drawn, not the layout`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 10, 10).offset(x: 5, y: -5); Block("b", 10, 10)
      }
    }
    #expect(out.frame("a").minX == 45)
    #expect(out.frame("a").minY == 40)
    #expect(out.frame("b").minX == 50)
  }

  @Test func `an offset that is NaN is ignored`() {
    let out = fixture.render { Block("a", 10, 10).offset(x: .nan) }
    #expect(out.has("number.invalid"))
    #expect(out.frame("a") == CGRect(45, 45, 10, 10))
  }

  @Test func `aspectRatio takes the largest size inside the proposal (fit) or the smallest that covers it (fill)`() {
    var wide = fixture
    wide.size = CGSize(width: 100, height: 40)
    #expect(size(Block.filling("a").aspectRatio(2, contentMode: .fit), in: wide) == CGSize(width: 80, height: 40))
    #expect(size(Block.filling("a").aspectRatio(2, contentMode: .fill), in: wide) == CGSize(width: 100, height: 50))
    #expect(size(Block.filling("a").aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit), in: wide) == CGSize(width: 20, height: 40))
  }

  @Test func `without a ratio that of the child's ideal size is used`() {
    let picture = Block("a", width: 0...1000, height: 0...1000, ideal: CGSize(width: 30, height: 60))
    #expect(size(picture.scaledToFit()) == CGSize(width: 50, height: 100))
    #expect(size(picture.scaledToFill()) == CGSize(width: 100, height: 200))
  }

  @Test func `if one dimension is unspecified, the other determines the size`() {
    let view = Block.filling("a").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
    #expect(size(view) == CGSize(width: 100, height: 50))
  }

  @Test func `an invalid ratio is replaced by the content's own, with a diagnostic`() {
    let out = fixture.render { Block.filling("a").aspectRatio(0, contentMode: .fit) }
    #expect(out.has("aspectRatio.invalid"))
    #expect(out.frame("a").size == CGSize(width: 100, height: 100))
  }
}
