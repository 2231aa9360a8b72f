// The part of SwiftUI that says how values are transferred. Here SwiftUI is one module.
@_exported import SwiftUI
