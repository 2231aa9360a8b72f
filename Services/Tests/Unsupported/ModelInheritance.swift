// Unsupported: `@Model`
import SwiftData

@Model class Animal {
  var name = ""
  init() {}
}
@Model final class Dog: Animal {  // error: cannot override with a stored property
  var breed = ""
}
