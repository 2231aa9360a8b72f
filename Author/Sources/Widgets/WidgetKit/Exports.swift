@_exported import AppIntents
@_exported import Intents
@_exported import SwiftUICore
