// The names of assets that Xcode generates for an app. SwiftUI and UIKit show the same, and SwiftUI the previews that Apple's module also holds.
@_exported import struct Assets.ColorResource
@_exported import struct Assets.ImageResource
