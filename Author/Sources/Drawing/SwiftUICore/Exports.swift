// The part of SwiftUI without controls. In Almanac SwiftUI is one module.
@_exported import SwiftUI
