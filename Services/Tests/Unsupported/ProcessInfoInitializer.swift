// Unsupported: `ProcessInfo()`
import UIKit

let current = ProcessInfo.processInfo
let own = ProcessInfo()  // error: 'ProcessInfo' initializer is inaccessible
