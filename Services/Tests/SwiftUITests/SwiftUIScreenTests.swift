import AlmanacFoundationCompat
import Foundation
import SwiftUI
import Testing

/// Screens of an app whose files its widget shares: they compile, and change nothing.
@MainActor @Suite struct SwiftUIScreenTests {
  @Test func `bars, pages and scrolling compile and change nothing`() {
    let title = Binding.constant("a")
    _ = Text("a")
      .toolbar(id: "main") {
        ToolbarItem(id: "add", placement: .automatic) { Text("b") }
        ToolbarSpacer(.fixed)
      }
      .toolbarRole(.editor).toolbarTitleDisplayMode(.inline).toolbar(removing: .title)
      .navigationTitle(title).navigationSubtitle("c")
      .indexViewStyle(.page(backgroundDisplayMode: .always)).scrollDismissesKeyboard(.interactively)
  }

  private struct Items: ToolbarContent {
    let isFull: Bool
    var body: some ToolbarContent {
      if isFull { ToolbarItem(placement: .topBarLeading) { Text("a") } } else { ToolbarSpacer() }
      Group { ToolbarItemGroup { Text("b") } }
    }
  }

  private struct Swipe: Gesture {
    var body: some Gesture { DragGesture().onChanged { _ in } }
  }

  @Test func `composed items, gestures and tasks compile as in an app`() {
    _ = Text("a").toolbar { Items(isFull: true) }.gesture(Swipe())
    let long = LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in }
    #expect(Swipe.Value.self == DragGesture.Value.self && type(of: long).Value.self == SequenceGesture<LongPressGesture, DragGesture>.Value.self)
    #expect(ToolbarItem(id: "add") { Text("b") }.id == "add")
    _ = WindowGroup { Text("a") }.backgroundTask(.urlSession) { (name: String) in _ = name }
    _ = List(selection: .constant(1)) { Text("a") }
  }
}
