// A test imports this module of Apple's and uses nothing that UIKit lacks.
@_exported import UIKit
