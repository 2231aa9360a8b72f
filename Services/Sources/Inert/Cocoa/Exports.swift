@_exported import AlmanacFoundationCompat
// The umbrella module of Mac apps.
@_exported import AppKit
