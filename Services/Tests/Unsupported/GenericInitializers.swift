// Unsupported: `T()`
import UIKit

struct Host<Content: UIView> {
  let make: () -> Content
  func content() -> Content { make() }
  func made() -> Content { Content() }  // error: must use a 'required' initializer
}
