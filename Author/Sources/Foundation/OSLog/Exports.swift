@_exported import FoundationCompat
@_exported import os
