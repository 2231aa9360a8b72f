// SQLite's C functions, under the module name of Apple's SDKs. The SDK builds this module separately (Scripts/build-sdk), so that
// `canImport(SQLite3)` is false in packages of the host.
@_exported import CSQLite
