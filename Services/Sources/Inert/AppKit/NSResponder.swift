// Stub. A Mac's views. Like UIKit's, they exist for sources that an app and its widget share: they store their properties and show nothing.

@preconcurrency @MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  /// Returns nil: views cannot be decoded.
  public init?(coder: NSCoder) { nil }
  open var nextResponder: NSResponder?
  open var touchBar: NSTouchBar?
  open func makeTouchBar() -> NSTouchBar? { nil }
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { false }
  open func resignFirstResponder() -> Bool { false }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
  open func swipe(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func cancelOperation(_ sender: Any?) {}
  open func insertText(_ insertString: Any) {}
  open func insertNewline(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func deleteBackward(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func moveUp(_ sender: Any?) {}
  open func moveDown(_ sender: Any?) {}
  open func moveLeft(_ sender: Any?) {}
  open func moveRight(_ sender: Any?) {}
  open func doCommand(by selector: Selector) {}
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  open func noResponder(for eventSelector: Selector) {}
  open func presentError(_ error: any Error) -> Bool { false }
}
