@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
// As on Apple's systems, where Foundation brings `@Observable` with it.
@_exported import Observation
