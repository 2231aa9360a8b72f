// What a Mac's app imports at once.
@_exported import AppKit
@_exported import FoundationCompat
