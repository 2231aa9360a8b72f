// Unsupported: `NSFileCoordinator.prepare(forReadingItemsAt:…)`
import UIKit

func coordinate(_ coordinator: NSFileCoordinator, _ file: URL) {
  coordinator.coordinate(with: [.readingIntent(with: file)], queue: .main) { _ in }
  coordinator.prepare(forReadingItemsAt: [file])  // error: has no member 'prepare'
}
