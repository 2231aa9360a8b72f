import Glibc

/// Apple's headers allow a handle that is nil.
@discardableResult func dlclose(_ handle: UnsafeMutableRawPointer?) -> CInt { handle.map { Glibc.dlclose($0) } ?? 0 }
