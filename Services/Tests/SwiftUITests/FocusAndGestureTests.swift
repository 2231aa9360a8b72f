import SwiftUI
import Testing

@MainActor @Suite struct FocusAndGestureTests {
  let fixture = ContentFixture()

  @Test func `no view has the focus and gestures are never recognised`() {
    struct Field: View {
      @FocusState var focus: Int?
      @GestureState var drag = CGSize(width: 3, height: 0)
      var body: some View {
        let _ = focus = 4
        Text(verbatim: "\(focus ?? 0) \(drag.width)").gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
      }
    }
    let out = fixture.render(Field())
    #expect(out.words == "0 3.0" && out.names == ["focus.ignored", "gesture.ignored"])
  }
}
