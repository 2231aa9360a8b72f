// The types of the asset names that Xcode generates. SwiftUI and UIKit export them too; Apple's previews, also part of this module, are in SwiftUI.
@_exported import struct AlmanacAssets.ColorResource
@_exported import struct AlmanacAssets.ImageResource
