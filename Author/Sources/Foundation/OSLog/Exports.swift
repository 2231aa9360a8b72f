@_exported import AlmanacFoundationCompat
@_exported import os
