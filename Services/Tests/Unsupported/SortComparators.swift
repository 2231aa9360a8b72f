// Unsupported: `SortDescriptor(_:comparator:)`
import SwiftUI

struct Person { var name = "" }
let order = SortDescriptor(\Person.name, comparator: .lexical)
let localized = SortDescriptor(\Person.name, comparator: .localized)  // error: has no member 'localized'
let standard = SortDescriptor(\Person.name, comparator: .localizedStandard)  // error: has no member 'localizedStandard'
