// Unsupported: `inner.evaluate(…)`
import SwiftData

@Model final class Errand {
  var weight = 1
  init() {}
}
let inner = #Predicate<Errand> { $0.weight == 1 }
let outer = #Predicate<Errand> { inner.evaluate($0) }  // error: The evaluate(_:) function is not supported in this predicate
