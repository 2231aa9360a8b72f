// Unsupported: `Chart3D`
import Charts
import SwiftUI

struct Landscape: View {
  var body: some View {
    Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) }
    Chart3D {}  // error: cannot find 'Chart3D' in scope
  }
}
