// Unsupported: `import CoreFoundation`
import CoreFoundation
import UIKit

func name(_ text: CFString) {}  // error: 'CFString' is ambiguous for type lookup in this context
