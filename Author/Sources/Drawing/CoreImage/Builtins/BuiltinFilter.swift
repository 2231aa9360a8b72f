import Foundation

/// A filter of `CoreImage.CIFilterBuiltins`, whose values have typed properties.
// Unchecked: restates the superclass's conformance; it adds no state.
final class BuiltinFilter: CIFilter, @unchecked Sendable {}

extension BuiltinFilter {
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { values["inputImage"] = newValue }
  }
  var mask: CIImage? {
    get { image("inputMask") }
    set { values["inputMask"] = newValue }
  }
  var center: CGPoint {
    get { read("inputCenter") ?? CGPoint(x: 150, y: 150) }
    set { values["inputCenter"] = newValue }
  }
  var inputImage2: CIImage? {
    get { image("inputImage2") }
    set { values["inputImage2"] = newValue }
  }
  var minComponents: CIVector {
    get { read("inputMinComponents") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputMinComponents"] = newValue }
  }
  var maxComponents: CIVector {
    get { read("inputMaxComponents") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputMaxComponents"] = newValue }
  }
  var rVector: CIVector {
    get { read("inputRVector") ?? CIVector(x: 1, y: 0, z: 0, w: 0) }
    set { values["inputRVector"] = newValue }
  }
  var gVector: CIVector {
    get { read("inputGVector") ?? CIVector(x: 0, y: 1, z: 0, w: 0) }
    set { values["inputGVector"] = newValue }
  }
  var bVector: CIVector {
    get { read("inputBVector") ?? CIVector(x: 0, y: 0, z: 1, w: 0) }
    set { values["inputBVector"] = newValue }
  }
  var aVector: CIVector {
    get { read("inputAVector") ?? CIVector(x: 0, y: 0, z: 0, w: 1) }
    set { values["inputAVector"] = newValue }
  }
  var biasVector: CIVector {
    get { read("inputBiasVector") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputBiasVector"] = newValue }
  }
  var redCoefficients: CIVector {
    get { read("inputRedCoefficients") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputRedCoefficients"] = newValue }
  }
  var greenCoefficients: CIVector {
    get { read("inputGreenCoefficients") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputGreenCoefficients"] = newValue }
  }
  var blueCoefficients: CIVector {
    get { read("inputBlueCoefficients") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputBlueCoefficients"] = newValue }
  }
  var alphaCoefficients: CIVector {
    get { read("inputAlphaCoefficients") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputAlphaCoefficients"] = newValue }
  }
  var neutral: CIVector {
    get { read("inputNeutral") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputNeutral"] = newValue }
  }
  var targetNeutral: CIVector {
    get { read("inputTargetNeutral") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputTargetNeutral"] = newValue }
  }
  var point0: CGPoint {
    get { read("inputPoint0") ?? .zero }
    set { values["inputPoint0"] = newValue }
  }
  var point1: CGPoint {
    get { read("inputPoint1") ?? .zero }
    set { values["inputPoint1"] = newValue }
  }
  var point2: CGPoint {
    get { read("inputPoint2") ?? .zero }
    set { values["inputPoint2"] = newValue }
  }
  var point3: CGPoint {
    get { read("inputPoint3") ?? .zero }
    set { values["inputPoint3"] = newValue }
  }
  var point4: CGPoint {
    get { read("inputPoint4") ?? .zero }
    set { values["inputPoint4"] = newValue }
  }
  var color: CIColor {
    get { read("inputColor") ?? (name == "CIColorMonochrome" ? CIColor(red: 0.6, green: 0.45, blue: 0.3) : .white) }
    set { values["inputColor"] = newValue }
  }
  var cubeData: Data {
    get { read("inputCubeData") ?? Data() }
    set { values["inputCubeData"] = newValue }
  }
  var colorSpace: CGColorSpace? {
    get { colorSpaceValue }
    set { values["inputColorSpace"] = newValue }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { values["inputMaskImage"] = newValue }
  }
  var cube0Data: Data {
    get { read("inputCube0Data") ?? Data() }
    set { values["inputCube0Data"] = newValue }
  }
  var cube1Data: Data {
    get { read("inputCube1Data") ?? Data() }
    set { values["inputCube1Data"] = newValue }
  }
  var curvesData: Data {
    get { read("inputCurvesData") ?? Data() }
    set { values["inputCurvesData"] = newValue }
  }
  var curvesDomain: CIVector {
    get { read("inputCurvesDomain") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputCurvesDomain"] = newValue }
  }
  var gradientImage: CIImage? {
    get { image("inputGradientImage") }
    set { values["inputGradientImage"] = newValue }
  }
  var color0: CIColor {
    get { read("inputColor0") ?? .black }
    set { values["inputColor0"] = newValue }
  }
  var color1: CIColor {
    get { read("inputColor1") ?? .white }
    set { values["inputColor1"] = newValue }
  }
  var image2: CIImage? {
    get { image("inputImage2") }
    set { values["inputImage2"] = newValue }
  }
  var paletteImage: CIImage? {
    get { image("inputPaletteImage") }
    set { values["inputPaletteImage"] = newValue }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { values["inputBackgroundImage"] = newValue }
  }
  var displacementImage: CIImage? {
    get { image("inputDisplacementImage") }
    set { values["inputDisplacementImage"] = newValue }
  }
  var insetPoint0: CGPoint {
    get { read("inputInsetPoint0") ?? .zero }
    set { values["inputInsetPoint0"] = newValue }
  }
  var insetPoint1: CGPoint {
    get { read("inputInsetPoint1") ?? .zero }
    set { values["inputInsetPoint1"] = newValue }
  }
  var textureImage: CIImage? {
    get { image("inputTextureImage") }
    set { values["inputTextureImage"] = newValue }
  }
  var breakpoint0: CGPoint {
    get { read("inputBreakpoint0") ?? .zero }
    set { values["inputBreakpoint0"] = newValue }
  }
  var breakpoint1: CGPoint {
    get { read("inputBreakpoint1") ?? .zero }
    set { values["inputBreakpoint1"] = newValue }
  }
  var growAmount: CGPoint {
    get { read("inputGrowAmount") ?? .zero }
    set { values["inputGrowAmount"] = newValue }
  }
  var weights: CIVector {
    get { read("inputWeights") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputWeights"] = newValue }
  }
  var extent: CGRect {
    get { read("inputExtent") ?? .zero }
    set { values["inputExtent"] = newValue }
  }
  var message: Data {
    get { read("inputMessage") ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  var text: String {
    get { read("inputText") ?? "" }
    set { values["inputText"] = newValue }
  }
  var fontName: String {
    get { read("inputFontName") ?? "" }
    set { values["inputFontName"] = newValue }
  }
  var smallImage: CIImage? {
    get { image("inputSmallImage") }
    set { values["inputSmallImage"] = newValue }
  }
  var topLeft: CGPoint {
    get { read("inputTopLeft") ?? .zero }
    set { values["inputTopLeft"] = newValue }
  }
  var topRight: CGPoint {
    get { read("inputTopRight") ?? .zero }
    set { values["inputTopRight"] = newValue }
  }
  var bottomRight: CGPoint {
    get { read("inputBottomRight") ?? .zero }
    set { values["inputBottomRight"] = newValue }
  }
  var bottomLeft: CGPoint {
    get { read("inputBottomLeft") ?? .zero }
    set { values["inputBottomLeft"] = newValue }
  }
  var transform: CGAffineTransform {
    get { read("inputTransform") ?? .identity }
    set { values["inputTransform"] = newValue }
  }
  var means: CIImage? {
    get { image("inputMeans") }
    set { values["inputMeans"] = newValue }
  }
  var shadingImage: CIImage? {
    get { image("inputShadingImage") }
    set { values["inputShadingImage"] = newValue }
  }
  var lightPosition: CIVector {
    get { read("inputLightPosition") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputLightPosition"] = newValue }
  }
  var lightPointsAt: CIVector {
    get { read("inputLightPointsAt") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputLightPointsAt"] = newValue }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { values["inputTargetImage"] = newValue }
  }
  var shadowOffset: CGPoint {
    get { read("inputShadowOffset") ?? .zero }
    set { values["inputShadowOffset"] = newValue }
  }
  var backsideImage: CIImage? {
    get { image("inputBacksideImage") }
    set { values["inputBacksideImage"] = newValue }
  }
  var shadowExtent: CGRect {
    get { read("inputShadowExtent") ?? .zero }
    set { values["inputShadowExtent"] = newValue }
  }
}
