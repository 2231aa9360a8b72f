// Unsupported: `XMLParser`
import UIKit

func read(_ data: Data) {
  _ = XMLParser(data: data)  // error: cannot be constructed because it has no accessible initializers
}
