// Unsupported: `compositingLayer(style:)`
import Charts
import SwiftUI

struct Layers: View {
  var body: some View {
    Chart { BarMark(x: .value("x", 1), y: .value("y", 2)).compositingLayer() }
    Chart {
      BarMark(x: .value("x", 1), y: .value("y", 2))
        .compositingLayer { $0.opacity(0.5) }  // error: extra trailing closure passed in call
    }
  }
}
