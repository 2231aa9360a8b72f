/// Names of modules that SwiftUI, or a platform's UI module, re-exports on Apple's systems but not here.
enum ExportedNames {
  /// SwiftUI re-exports AppKit on a Mac.
  static let appKit: Set<Substring> = [
    "NSAccessibility", "NSAccessibilityPriorityLevel", "NSActionCell", "NSAlert", "NSAnimationContext", "NSApp", "NSAppearance",
    "NSAppearanceCustomization", "NSApplication", "NSApplicationDelegate", "NSApplicationMain", "NSBeep", "NSBezierPath", "NSBitmapImageRep",
    "NSBox", "NSButton", "NSButtonCell", "NSCell", "NSClickGestureRecognizer", "NSClipView", "NSCollectionView", "NSCollectionViewDataSource",
    "NSCollectionViewDelegate", "NSCollectionViewDelegateFlowLayout", "NSCollectionViewFlowLayout", "NSCollectionViewGridLayout",
    "NSCollectionViewItem", "NSCollectionViewLayout", "NSCollectionViewLayoutAttributes", "NSColor", "NSColorPanel", "NSColorSampler",
    "NSColorSpace", "NSColorSpaceName", "NSColorWell", "NSComboBox", "NSCompositingOperation", "NSControl", "NSControlTextEditingDelegate",
    "NSCursor", "NSCustomTouchBarItem", "NSDatePicker", "NSDeviceDescriptionKey", "NSDockTile", "NSDocument", "NSDocumentController",
    "NSDragOperation", "NSDraggingContext", "NSDraggingDestination", "NSDraggingInfo", "NSDraggingItem", "NSDraggingSession", "NSDraggingSource",
    "NSEdgeInsets", "NSEdgeInsetsZero", "NSEvent", "NSFilePromiseReceiver", "NSFont", "NSFontDescriptor", "NSFontManager", "NSFontPanel",
    "NSFontTraitMask", "NSFrameRect", "NSGestureRecognizer", "NSGestureRecognizerDelegate", "NSGlassEffectContainerView", "NSGlassEffectView",
    "NSGradient", "NSGraphicsContext", "NSHapticFeedbackManager", "NSHapticFeedbackPerformer", "NSHelpManager", "NSHostingController",
    "NSHostingView", "NSImage", "NSImageAlignment", "NSImageInterpolation", "NSImageRep", "NSImageScaling", "NSImageView", "NSLayoutGuide",
    "NSLevelIndicator", "NSMagnificationGestureRecognizer", "NSMenu", "NSMenuDelegate", "NSMenuItem", "NSMenuItemBadge", "NSMenuItemValidation",
    "NSNib", "NSOpenPanel", "NSOutlineView", "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSPanGestureRecognizer", "NSPanel",
    "NSPasteboard", "NSPasteboardItem", "NSPathControl", "NSPopUpButton", "NSPopover", "NSPopoverDelegate", "NSPressGestureRecognizer",
    "NSPrintInfo", "NSPrintOperation", "NSProgressIndicator", "NSRectClip", "NSRectFill", "NSRectFillUsingOperation", "NSResponder",
    "NSRulerView", "NSRunningApplication", "NSSavePanel", "NSScreen", "NSScrollView", "NSScroller", "NSSearchField", "NSSearchFieldDelegate",
    "NSSecureTextField", "NSSecureTextFieldCell", "NSSegmentedControl", "NSSelectionAffinity", "NSSharingService", "NSSharingServicePicker",
    "NSSharingServicePickerDelegate", "NSSlider", "NSSound", "NSSplitView", "NSSplitViewController", "NSSplitViewItem", "NSStackView",
    "NSStatusBar", "NSStatusBarButton", "NSStatusItem", "NSStepper", "NSStoryboard", "NSSwitch", "NSTabView", "NSTabViewController",
    "NSTabViewItem", "NSTableCellView", "NSTableColumn", "NSTableHeaderCell", "NSTableRowView", "NSTableView", "NSTableViewDataSource",
    "NSTableViewDelegate", "NSText", "NSTextDelegate", "NSTextField", "NSTextFieldCell", "NSTextFieldDelegate", "NSTextView",
    "NSTextViewDelegate", "NSTitlebarAccessoryViewController", "NSTitlebarSeparatorStyle", "NSToolbar", "NSToolbarDelegate", "NSToolbarItem",
    "NSTouchBar", "NSTouchBarDelegate", "NSTouchBarItem", "NSTrackingArea", "NSUserActivityRestoring", "NSUserInterfaceItemIdentifier",
    "NSUserInterfaceLayoutDirection", "NSUserInterfaceLayoutOrientation", "NSUserInterfaceValidations", "NSView", "NSViewController",
    "NSViewControllerRepresentable", "NSViewControllerRepresentableContext", "NSViewRepresentable", "NSViewRepresentableContext",
    "NSVisualEffectView", "NSWindow", "NSWindowController", "NSWindowDelegate", "NSWindowTab", "NSWindowTabGroup", "NSWorkspace", "nsColor",
    "nsImage",
  ]

  /// SwiftUI re-exports WatchKit on a watch. Only its names begin with WK there.
  static func isOfWatchKit(_ name: Substring) -> Bool { name.hasPrefix("WK") }

  /// AppKit and UIKit re-export Core Text.
  static func isOfCoreText(_ name: Substring) -> Bool {
    ["CTFont", "CTFrame", "CTLine", "CTRun", "CTParagraphStyle", "CTTypesetter", "kCT"].contains { name.hasPrefix($0) }
  }
}
