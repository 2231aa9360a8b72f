import SwiftUICore
import Testing

@testable import WidgetKit

/// An app's own key for its previews, with the name of WidgetKit's read-only value.
private struct FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemLarge }
extension EnvironmentValues {
  fileprivate var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
}

/// The widget family in the environment.
@Suite struct WidgetFamilyTests {
  @Test func `an app's own key of the same name is the one that it reads and sets`() {
    var values = EnvironmentValues()
    #expect(values.widgetFamily == .systemLarge)
    values.widgetFamily = .systemExtraLarge
    #expect(values.widgetFamily == .systemExtraLarge && values[FamilyKey.self] == .systemExtraLarge)
  }

  @Test func `WidgetKit's own value cannot be set, as on Apple's systems`() {
    #expect(!(Reading.family is WritableKeyPath<EnvironmentValues, WidgetFamily>))
  }
}
