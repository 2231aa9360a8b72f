// Unsupported: `CFNetService`, `CFHTTPMessage`
import SwiftUI

func connect(_ socket: CFSocket) {
  _ = CFNetService.self  // error: cannot find 'CFNetService' in scope
  _ = CFHTTPMessage.self  // error: cannot find 'CFHTTPMessage' in scope
}
