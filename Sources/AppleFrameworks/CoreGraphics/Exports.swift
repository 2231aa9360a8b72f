// On Apple's systems this module brings the geometry types, which Foundation has on Linux.
@_exported import FoundationCompat
