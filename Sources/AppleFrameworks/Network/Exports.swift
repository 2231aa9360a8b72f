// The implementation is in NetworkCore: the SDK builds this module separately (Scripts/build-sdk), so that `canImport(Network)` is false in packages
// of the host.
@_exported import NetworkCore
