// Unsupported: `Shader`
import SwiftUI

struct Striped: View {
  var body: some View {
    Rectangle().colorEffect(ShaderLibrary.stripes())
    Rectangle().fill(ShaderLibrary.stripes())  // error: requires that 'Shader' conform to 'ShapeStyle'
  }
}
