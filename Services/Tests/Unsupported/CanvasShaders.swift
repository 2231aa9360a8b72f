// Unsupported: `GraphicsContext.Filter.colorShader`, `GraphicsContext.Filter.distortionShader`, `GraphicsContext.Filter.layerShader`, `GraphicsContext.Shading.shader`
import SwiftUI

func draw(in context: inout GraphicsContext) {
  context.addFilter(.blur(radius: 1))
  context.addFilter(.colorShader(ShaderLibrary.stripes()))  // error: has no member 'colorShader'
  context.addFilter(.distortionShader(ShaderLibrary.wave(), maxSampleOffset: CGSize()))  // error: has no member 'distortionShader'
  context.addFilter(.layerShader(ShaderLibrary.glow(), maxSampleOffset: CGSize()))  // error: has no member 'layerShader'
  context.fill(Path(), with: .shader(ShaderLibrary.stripes()))  // error: has no member 'shader'
}
