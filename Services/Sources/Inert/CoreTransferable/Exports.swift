// The part of SwiftUI for transferring values. In Almanac SwiftUI is one module.
@_exported import SwiftUI
