@_exported import AlmanacFoundationCompat
@_exported import Foundation
@_exported import SwiftUICore
