/// Stub. Stores its material and shows nothing.
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case selection = 4
    case titlebar = 3, menu = 5, popover = 6, sidebar = 7, headerView = 10, sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15
    case toolTip = 17, contentBackground = 18, underWindowBackground = 21, underPageBackground = 22
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
  open var maskImage: NSImage?
}
