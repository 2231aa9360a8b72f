// The implementation is in SecurityCore: the SDK builds this module separately (Scripts/build-sdk), so that `canImport(Security)` is false in
// packages of the host.
@_exported import SecurityCore
