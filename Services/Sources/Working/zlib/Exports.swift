// zlib's functions, under the module name of Apple's SDKs.
@_exported import CAlmanacZlib
