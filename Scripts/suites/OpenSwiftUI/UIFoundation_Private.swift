// Stub of a private module of Apple's, which one test imports. The names that the test uses are also in UIKit, which this file re-exports.
@_exported import UIKit
