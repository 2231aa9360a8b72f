// SQLite's C functions, under the name that Apple's SDKs give them. The SDK makes this module by itself (Scripts/build-sdk), so that packages of the host that
// ask canImport(SQLite3) do not find it.
@_exported import CSQLite
