@_exported import AlmanacFoundationCompat
@_exported import Foundation
