// Stands for a private module of Apple's. One test imports it, and uses only names that UIKit has, too.
@_exported import UIKit
