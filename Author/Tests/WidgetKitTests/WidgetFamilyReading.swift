import SwiftUICore
import WidgetKit

/// The path of WidgetKit's value, in a file that does not see the tests' key.
enum Reading {
  static var family: KeyPath<EnvironmentValues, WidgetFamily> { \EnvironmentValues.widgetFamily }
}
