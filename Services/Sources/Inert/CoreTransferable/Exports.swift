// The part of SwiftUI for transferring values. SwiftUI has it here.
@_exported import SwiftUI
