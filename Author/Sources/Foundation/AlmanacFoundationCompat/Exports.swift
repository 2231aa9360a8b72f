@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
// Apple's Foundation re-exports `@Observable` too.
@_exported import Observation
