// The umbrella module of Mac apps.
@_exported import AppKit
@_exported import FoundationCompat
