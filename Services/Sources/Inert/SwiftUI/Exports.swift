@_exported import DarwinCompat
@_exported import SwiftUICore
@_exported import UIKit
