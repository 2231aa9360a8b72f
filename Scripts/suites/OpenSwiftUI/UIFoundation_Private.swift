// Stands in for Apple's private module UIFoundation_Private, which one test imports. Re-exports UIKit, which has the names that the test uses.
@_exported import UIKit
