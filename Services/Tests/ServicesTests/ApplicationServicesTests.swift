import AlmanacFoundationCompat
import ApplicationServices
import Testing

/// Accessibility of a Mac's other applications, to which a widget has no access.
@Suite struct ApplicationServicesTests {
  @Test func `a widget is trusted with no windows`() {
    #expect(!AXIsProcessTrusted())
    #expect(!AXIsProcessTrustedWithOptions([kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String: true] as NSDictionary))
    var value: CFTypeRef?
    let application = AXUIElementCreateApplication(1)
    #expect(AXUIElementCopyAttributeValue(application, kAXFocusedWindowAttribute as NSString, &value) == .apiDisabled && value == nil)
  }

  @Test func `a value of an element is read as its own type alone`() throws {
    var (point, copy, size) = (CGPoint(x: 1, y: 2), CGPoint.zero, CGSize.zero)
    let value = try #require(AXValueCreate(.cgPoint, &point))
    #expect(AXValueGetValue(value, .cgPoint, &copy) && copy == point)
    #expect(!AXValueGetValue(value, .cgSize, &size) && AXValueCreate(.illegal, &point) == nil)
  }
}
