// The part of SwiftUI without controls. Here SwiftUI is one module.
@_exported import SwiftUI
