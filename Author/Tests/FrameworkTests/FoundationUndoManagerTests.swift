import AlmanacFoundationCompat
import Foundation
import Testing

/// Undoing and redoing changes.
@Suite struct FoundationUndoManagerTests {
  private final class Text {
    var value = ""
    let manager = UndoManager()
    init() { manager.groupsByEvent = false }
    func set(_ new: String) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func `changes are taken back one by one, and done again`() {
    let text = Text()
    text.set("a")
    text.set("b")
    text.manager.setActionName("Typing")
    #expect(text.manager.undoCount == 2 && text.manager.undoMenuItemTitle == "Undo Typing" && !text.manager.canRedo)
    text.manager.undo()
    #expect(text.value == "a" && text.manager.canRedo && text.manager.redoMenuItemTitle == "Redo Typing")
    text.manager.redo()
    #expect(text.value == "b" && !text.manager.canRedo)
    text.manager.undo()
    text.manager.undo()
    #expect(text.value.isEmpty && !text.manager.canUndo)
    text.set("c")
    #expect(!text.manager.canRedo && text.manager.undoCount == 1)
  }

  @Test func `a group is taken back as one, whatever is nested in it`() {
    let text = Text()
    text.manager.beginUndoGrouping()
    text.set("a")
    text.manager.beginUndoGrouping()
    text.set("b")
    text.manager.endUndoGrouping()
    #expect(text.manager.groupingLevel == 1)
    text.manager.endUndoGrouping()
    text.manager.undo()
    #expect(text.value.isEmpty && text.manager.redoCount == 1)
    text.manager.redo()
    #expect(text.value == "b" && text.manager.undoCount == 1)
  }

  @Test func `what is off, too old or gone is not taken back`() {
    let text = Text()
    text.manager.disableUndoRegistration()
    text.set("a")
    text.manager.enableUndoRegistration()
    text.manager.levelsOfUndo = 2
    for value in ["b", "c", "d"] { text.set(value) }
    for _ in 0..<5 { text.manager.undo() }
    #expect(text.value == "b")
    text.set("e")
    text.manager.removeAllActions(withTarget: text)
    #expect(!text.manager.canUndo)
  }

  @MainActor @Test func `what belongs to one event is one group`() async {
    let text = Text()
    text.manager.groupsByEvent = true
    text.set("a")
    text.set("b")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    text.set("c")
    text.manager.undo()
    #expect(text.value == "b")
    text.manager.undo()
    #expect(text.value.isEmpty && !text.manager.canUndo)
  }
}
