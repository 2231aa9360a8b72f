// Unsupported: `Text.LayoutKey`
import SwiftUI

func keys() {
  _ = Text.Layout.self
  _ = Text.LayoutKey.self  // error: type 'Text' has no member 'LayoutKey'
}
