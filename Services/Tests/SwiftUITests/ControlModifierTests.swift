import SwiftUI
import Testing

@MainActor @Suite struct ControlModifierTests {
  let fixture = ContentFixture()

  @Test func `modifiers of labels and buttons that have no effect say so`() {
    let out = fixture.render(Text(verbatim: "a").labelIconToTitleSpacing(4).labelReservedIconWidth(8).buttonSizing(.fitted))
    #expect(Set(out.names) == ["labelIconToTitleSpacing.ignored", "labelReservedIconWidth.ignored", "buttonSizing.ignored"])
  }
}
