import Testing

@testable import Previews

/// In which order pictures are drawn.
@Suite struct OrderTests {
  private let plan = ["a", "b", "c", "d"].map {
    PreviewPicture(id: $0, subject: "s", scheme: "light", mode: "fullColor", textSize: "large", locale: "en_US")
  }

  @Test func `what is seen is drawn first, from the top`() {
    #expect(PreviewOrder.next(["a", "b", "c", "d"], visible: ["c", "d"], plan: plan) == "c")
    #expect(PreviewOrder.next(["a", "b", "d"], visible: ["c", "d"], plan: plan) == "d")
  }

  @Test func `the rest follows in the order of the page`() {
    #expect(PreviewOrder.next(["d", "b"], visible: ["c"], plan: plan) == "b")
    #expect(PreviewOrder.next([], visible: ["c"], plan: plan) == nil)
  }
}
