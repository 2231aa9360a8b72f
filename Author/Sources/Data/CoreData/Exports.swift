@_exported import AlmanacFoundationCompat
@_exported import Combine
@_exported import Foundation
