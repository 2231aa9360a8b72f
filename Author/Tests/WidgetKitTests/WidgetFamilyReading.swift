import SwiftUI
import WidgetKit

/// The path of WidgetKit's value, in a file that does not see the key of the tests.
enum Reading {
  static var family: KeyPath<EnvironmentValues, WidgetFamily> { \EnvironmentValues.widgetFamily }
}
