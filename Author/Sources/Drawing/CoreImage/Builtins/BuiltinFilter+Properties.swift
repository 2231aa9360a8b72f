// Made by Scripts/write-filters of Scripts/tables/filters.json.
import CoreGraphics
import Foundation

extension BuiltinFilter:
  _CIInputImage, _CIMask, _CIInputImage2, _CIMaskImage, _CIGradientImage, _CIImage2, _CIPaletteImage, _CIBackgroundImage, _CIDisplacementImage,
  _CITextureImage, _CISmallImage, _CIMeans, _CIShadingImage, _CITargetImage, _CIBacksideImage, _CIColorSpace, _CIRingAmount, _CIRingSize,
  _CISoftness, _CIWidth, _CIHeight, _CIAngle, _CINoiseLevel, _CISharpness, _CIAmount, _CIBrightness, _CIThreshold, _CIEv, _CIPower,
  _CISourceHeadroom, _CITargetHeadroom, _CICubeDimension, _CILevels, _CIFalloff, _CIStrands, _CIPeriodicity, _CIRotation, _CIZoom, _CIRefraction,
  _CIBias, _CISigma, _CIValue, _CIDither, _CIHaloRadius, _CIHaloWidth, _CIHaloOverlap, _CIStriationStrength, _CIStriationContrast, _CITime,
  _CIRadius0, _CIRadius1, _CICrossScale, _CICrossAngle, _CICrossOpacity, _CICrossWidth, _CIEpsilon, _CISunRadius, _CIMaxStriationRadius, _CIFontSize,
  _CIScaleFactor, _CIPadding, _CIParameterB, _CIParameterC, _CISpatialSigma, _CILumaSigma, _CIFocalLength, _CIPitch, _CIYaw, _CIRoll, _CIAcuteAngle,
  _CIHighLimit, _CILowLimit, _CIPasses, _CIGaussianSigma, _CIThresholdHigh, _CIThresholdLow, _CIUnsharpMaskRadius, _CIUnsharpMaskIntensity,
  _CIShadowAmount, _CIHighlightAmount, _CINrNoiseLevel, _CINrSharpness, _CIEdgeIntensity, _CIConcentration, _CIGrayComponentReplacement,
  _CIUnderColorRemoval, _CIBottomHeight, _CINumberOfFolds, _CIFoldShadowAmount, _CIBarOffset, _CIOpacity, _CIShadowRadius, _CIShadowDensity,
  _CIFadeThreshold, _CICompression, _CIShadowSize, _CIIntensity, _CISaturation, _CIContrast, _CIAspectRatio, _CIRadius, _CIScale, _CIQuietSpace,
  _CIBarcodeHeight, _CICount, _CIHysteresisPasses, _CIQualityLevel, _CIExtrapolate, _CINormalize, _CIPerceptual, _CIFlipYTiles, _CICrop, _CIPoint0,
  _CIPoint1, _CIPoint2, _CIPoint3, _CIPoint4, _CIInsetPoint0, _CIInsetPoint1, _CIBreakpoint0, _CIBreakpoint1, _CIGrowAmount, _CITopLeft, _CITopRight,
  _CIBottomRight, _CIBottomLeft, _CIShadowOffset, _CICenter, _CIExtent, _CIShadowExtent, _CITransform, _CIMinComponents, _CIMaxComponents,
  _CIBiasVector, _CIRedCoefficients, _CIGreenCoefficients, _CIBlueCoefficients, _CIAlphaCoefficients, _CINeutral, _CITargetNeutral, _CICurvesDomain,
  _CIWeights, _CILightPosition, _CILightPointsAt, _CIRVector, _CIGVector, _CIBVector, _CIAVector, _CIColor, _CIColor0, _CIColor1, _CICubeData,
  _CICube0Data, _CICube1Data, _CICurvesData, _CIMessage, _CIText, _CIFontName
{
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { values["inputImage"] = newValue }
  }
  var mask: CIImage? {
    get { image("inputMask") }
    set { values["inputMask"] = newValue }
  }
  var inputImage2: CIImage? {
    get { image("inputImage2") }
    set { values["inputImage2"] = newValue }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { values["inputMaskImage"] = newValue }
  }
  var gradientImage: CIImage? {
    get { image("inputGradientImage") }
    set { values["inputGradientImage"] = newValue }
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
  var textureImage: CIImage? {
    get { image("inputTextureImage") }
    set { values["inputTextureImage"] = newValue }
  }
  var smallImage: CIImage? {
    get { image("inputSmallImage") }
    set { values["inputSmallImage"] = newValue }
  }
  var means: CIImage? {
    get { image("inputMeans") }
    set { values["inputMeans"] = newValue }
  }
  var shadingImage: CIImage? {
    get { image("inputShadingImage") }
    set { values["inputShadingImage"] = newValue }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { values["inputTargetImage"] = newValue }
  }
  var backsideImage: CIImage? {
    get { image("inputBacksideImage") }
    set { values["inputBacksideImage"] = newValue }
  }
  var colorSpace: CGColorSpace? {
    get { read("inputColorSpace") }
    set { values["inputColorSpace"] = newValue }
  }
  var ringAmount: Float {
    get { read("inputRingAmount") ?? 0 }
    set { values["inputRingAmount"] = newValue }
  }
  var ringSize: Float {
    get { read("inputRingSize") ?? 0 }
    set { values["inputRingSize"] = newValue }
  }
  var softness: Float {
    get { read("inputSoftness") ?? 0 }
    set { values["inputSoftness"] = newValue }
  }
  var width: Float {
    get { read("inputWidth") ?? 0 }
    set { values["inputWidth"] = newValue }
  }
  var height: Float {
    get { read("inputHeight") ?? 0 }
    set { values["inputHeight"] = newValue }
  }
  var angle: Float {
    get { read("inputAngle") ?? 0 }
    set { values["inputAngle"] = newValue }
  }
  var noiseLevel: Float {
    get { read("inputNoiseLevel") ?? 0 }
    set { values["inputNoiseLevel"] = newValue }
  }
  var sharpness: Float {
    get { read("inputSharpness") ?? 0 }
    set { values["inputSharpness"] = newValue }
  }
  var amount: Float {
    get { read("inputAmount") ?? 0 }
    set { values["inputAmount"] = newValue }
  }
  var brightness: Float {
    get { read("inputBrightness") ?? 0 }
    set { values["inputBrightness"] = newValue }
  }
  var threshold: Float {
    get { read("inputThreshold") ?? 0 }
    set { values["inputThreshold"] = newValue }
  }
  var ev: Float {
    get { read("inputEV") ?? 0 }
    set { values["inputEV"] = newValue }
  }
  var power: Float {
    get { read("inputPower") ?? 0 }
    set { values["inputPower"] = newValue }
  }
  var sourceHeadroom: Float {
    get { read("inputSourceHeadroom") ?? 0 }
    set { values["inputSourceHeadroom"] = newValue }
  }
  var targetHeadroom: Float {
    get { read("inputTargetHeadroom") ?? 0 }
    set { values["inputTargetHeadroom"] = newValue }
  }
  var cubeDimension: Float {
    get { read("inputCubeDimension") ?? 0 }
    set { values["inputCubeDimension"] = newValue }
  }
  var levels: Float {
    get { read("inputLevels") ?? 0 }
    set { values["inputLevels"] = newValue }
  }
  var falloff: Float {
    get { read("inputFalloff") ?? 0 }
    set { values["inputFalloff"] = newValue }
  }
  var strands: Float {
    get { read("inputStrands") ?? 0 }
    set { values["inputStrands"] = newValue }
  }
  var periodicity: Float {
    get { read("inputPeriodicity") ?? 0 }
    set { values["inputPeriodicity"] = newValue }
  }
  var rotation: Float {
    get { read("inputRotation") ?? 0 }
    set { values["inputRotation"] = newValue }
  }
  var zoom: Float {
    get { read("inputZoom") ?? 0 }
    set { values["inputZoom"] = newValue }
  }
  var refraction: Float {
    get { read("inputRefraction") ?? 0 }
    set { values["inputRefraction"] = newValue }
  }
  var bias: Float {
    get { read("inputBias") ?? 0 }
    set { values["inputBias"] = newValue }
  }
  var sigma: Float {
    get { read("inputSigma") ?? 0 }
    set { values["inputSigma"] = newValue }
  }
  var value: Float {
    get { read("inputValue") ?? 0 }
    set { values["inputValue"] = newValue }
  }
  var dither: Float {
    get { read("inputDither") ?? 0 }
    set { values["inputDither"] = newValue }
  }
  var haloRadius: Float {
    get { read("inputHaloRadius") ?? 0 }
    set { values["inputHaloRadius"] = newValue }
  }
  var haloWidth: Float {
    get { read("inputHaloWidth") ?? 0 }
    set { values["inputHaloWidth"] = newValue }
  }
  var haloOverlap: Float {
    get { read("inputHaloOverlap") ?? 0 }
    set { values["inputHaloOverlap"] = newValue }
  }
  var striationStrength: Float {
    get { read("inputStriationStrength") ?? 0 }
    set { values["inputStriationStrength"] = newValue }
  }
  var striationContrast: Float {
    get { read("inputStriationContrast") ?? 0 }
    set { values["inputStriationContrast"] = newValue }
  }
  var time: Float {
    get { read("inputTime") ?? 0 }
    set { values["inputTime"] = newValue }
  }
  var radius0: Float {
    get { read("inputRadius0") ?? 0 }
    set { values["inputRadius0"] = newValue }
  }
  var radius1: Float {
    get { read("inputRadius1") ?? 0 }
    set { values["inputRadius1"] = newValue }
  }
  var crossScale: Float {
    get { read("inputCrossScale") ?? 0 }
    set { values["inputCrossScale"] = newValue }
  }
  var crossAngle: Float {
    get { read("inputCrossAngle") ?? 0 }
    set { values["inputCrossAngle"] = newValue }
  }
  var crossOpacity: Float {
    get { read("inputCrossOpacity") ?? 0 }
    set { values["inputCrossOpacity"] = newValue }
  }
  var crossWidth: Float {
    get { read("inputCrossWidth") ?? 0 }
    set { values["inputCrossWidth"] = newValue }
  }
  var epsilon: Float {
    get { read("inputEpsilon") ?? 0 }
    set { values["inputEpsilon"] = newValue }
  }
  var sunRadius: Float {
    get { read("inputSunRadius") ?? 0 }
    set { values["inputSunRadius"] = newValue }
  }
  var maxStriationRadius: Float {
    get { read("inputMaxStriationRadius") ?? 0 }
    set { values["inputMaxStriationRadius"] = newValue }
  }
  var fontSize: Float {
    get { read("inputFontSize") ?? 0 }
    set { values["inputFontSize"] = newValue }
  }
  var scaleFactor: Float {
    get { read("inputScaleFactor") ?? 0 }
    set { values["inputScaleFactor"] = newValue }
  }
  var padding: Float {
    get { read("inputPadding") ?? 0 }
    set { values["inputPadding"] = newValue }
  }
  var parameterB: Float {
    get { read("inputParameterB") ?? 0 }
    set { values["inputParameterB"] = newValue }
  }
  var parameterC: Float {
    get { read("inputParameterC") ?? 0 }
    set { values["inputParameterC"] = newValue }
  }
  var spatialSigma: Float {
    get { read("inputSpatialSigma") ?? 0 }
    set { values["inputSpatialSigma"] = newValue }
  }
  var lumaSigma: Float {
    get { read("inputLumaSigma") ?? 0 }
    set { values["inputLumaSigma"] = newValue }
  }
  var focalLength: Float {
    get { read("inputFocalLength") ?? 0 }
    set { values["inputFocalLength"] = newValue }
  }
  var pitch: Float {
    get { read("inputPitch") ?? 0 }
    set { values["inputPitch"] = newValue }
  }
  var yaw: Float {
    get { read("inputYaw") ?? 0 }
    set { values["inputYaw"] = newValue }
  }
  var roll: Float {
    get { read("inputRoll") ?? 0 }
    set { values["inputRoll"] = newValue }
  }
  var acuteAngle: Float {
    get { read("inputAcuteAngle") ?? 0 }
    set { values["inputAcuteAngle"] = newValue }
  }
  var highLimit: Float {
    get { read("inputHighLimit") ?? 0 }
    set { values["inputHighLimit"] = newValue }
  }
  var lowLimit: Float {
    get { read("inputLowLimit") ?? 0 }
    set { values["inputLowLimit"] = newValue }
  }
  var passes: Float {
    get { read("inputPasses") ?? 0 }
    set { values["inputPasses"] = newValue }
  }
  var gaussianSigma: Float {
    get { read("inputGaussianSigma") ?? 0 }
    set { values["inputGaussianSigma"] = newValue }
  }
  var thresholdHigh: Float {
    get { read("inputThresholdHigh") ?? 0 }
    set { values["inputThresholdHigh"] = newValue }
  }
  var thresholdLow: Float {
    get { read("inputThresholdLow") ?? 0 }
    set { values["inputThresholdLow"] = newValue }
  }
  var unsharpMaskRadius: Float {
    get { read("inputUnsharpMaskRadius") ?? 0 }
    set { values["inputUnsharpMaskRadius"] = newValue }
  }
  var unsharpMaskIntensity: Float {
    get { read("inputUnsharpMaskIntensity") ?? 0 }
    set { values["inputUnsharpMaskIntensity"] = newValue }
  }
  var shadowAmount: Float {
    get { read("inputShadowAmount") ?? 0 }
    set { values["inputShadowAmount"] = newValue }
  }
  var highlightAmount: Float {
    get { read("inputHighlightAmount") ?? 0 }
    set { values["inputHighlightAmount"] = newValue }
  }
  var nrNoiseLevel: Float {
    get { read("inputNrNoiseLevel") ?? 0 }
    set { values["inputNrNoiseLevel"] = newValue }
  }
  var nrSharpness: Float {
    get { read("inputNrSharpness") ?? 0 }
    set { values["inputNrSharpness"] = newValue }
  }
  var edgeIntensity: Float {
    get { read("inputEdgeIntensity") ?? 0 }
    set { values["inputEdgeIntensity"] = newValue }
  }
  var concentration: Float {
    get { read("inputConcentration") ?? 0 }
    set { values["inputConcentration"] = newValue }
  }
  var grayComponentReplacement: Float {
    get { read("inputGrayComponentReplacement") ?? 0 }
    set { values["inputGrayComponentReplacement"] = newValue }
  }
  var underColorRemoval: Float {
    get { read("inputUnderColorRemoval") ?? 0 }
    set { values["inputUnderColorRemoval"] = newValue }
  }
  var bottomHeight: Float {
    get { read("inputBottomHeight") ?? 0 }
    set { values["inputBottomHeight"] = newValue }
  }
  var numberOfFolds: Float {
    get { read("inputNumberOfFolds") ?? 0 }
    set { values["inputNumberOfFolds"] = newValue }
  }
  var foldShadowAmount: Float {
    get { read("inputFoldShadowAmount") ?? 0 }
    set { values["inputFoldShadowAmount"] = newValue }
  }
  var barOffset: Float {
    get { read("inputBarOffset") ?? 0 }
    set { values["inputBarOffset"] = newValue }
  }
  var opacity: Float {
    get { read("inputOpacity") ?? 0 }
    set { values["inputOpacity"] = newValue }
  }
  var shadowRadius: Float {
    get { read("inputShadowRadius") ?? 0 }
    set { values["inputShadowRadius"] = newValue }
  }
  var shadowDensity: Float {
    get { read("inputShadowDensity") ?? 0 }
    set { values["inputShadowDensity"] = newValue }
  }
  var fadeThreshold: Float {
    get { read("inputFadeThreshold") ?? 0 }
    set { values["inputFadeThreshold"] = newValue }
  }
  var compression: Float {
    get { read("inputCompression") ?? 0 }
    set { values["inputCompression"] = newValue }
  }
  var shadowSize: Float {
    get { read("inputShadowSize") ?? 0 }
    set { values["inputShadowSize"] = newValue }
  }
  var intensity: Float {
    get { read("inputIntensity") ?? 1 }
    set { values["inputIntensity"] = newValue }
  }
  var saturation: Float {
    get { read("inputSaturation") ?? 1 }
    set { values["inputSaturation"] = newValue }
  }
  var contrast: Float {
    get { read("inputContrast") ?? 1 }
    set { values["inputContrast"] = newValue }
  }
  var aspectRatio: Float {
    get { read("inputAspectRatio") ?? 1 }
    set { values["inputAspectRatio"] = newValue }
  }
  var radius: Float {
    get { read("inputRadius") ?? 10 }
    set { values["inputRadius"] = newValue }
  }
  var scale: Float {
    get { read("inputScale") ?? (name == "CIPixellate" ? 8 : 1) }
    set { values["inputScale"] = newValue }
  }
  var quietSpace: Float {
    get { read("inputQuietSpace") ?? 7 }
    set { values["inputQuietSpace"] = newValue }
  }
  var barcodeHeight: Float {
    get { read("inputBarcodeHeight") ?? 32 }
    set { values["inputBarcodeHeight"] = newValue }
  }
  var count: Int {
    get { read("inputCount") ?? 0 }
    set { values["inputCount"] = newValue }
  }
  var hysteresisPasses: Int {
    get { read("inputHysteresisPasses") ?? 0 }
    set { values["inputHysteresisPasses"] = newValue }
  }
  var qualityLevel: Int {
    get { read("inputQualityLevel") ?? 0 }
    set { values["inputQualityLevel"] = newValue }
  }
  var extrapolate: Bool {
    get { read("inputExtrapolate") ?? false }
    set { values["inputExtrapolate"] = newValue }
  }
  var normalize: Bool {
    get { read("inputNormalize") ?? false }
    set { values["inputNormalize"] = newValue }
  }
  var perceptual: Bool {
    get { read("inputPerceptual") ?? false }
    set { values["inputPerceptual"] = newValue }
  }
  var flipYTiles: Bool {
    get { read("inputFlipYTiles") ?? false }
    set { values["inputFlipYTiles"] = newValue }
  }
  var crop: Bool {
    get { read("inputCrop") ?? false }
    set { values["inputCrop"] = newValue }
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
  var insetPoint0: CGPoint {
    get { read("inputInsetPoint0") ?? .zero }
    set { values["inputInsetPoint0"] = newValue }
  }
  var insetPoint1: CGPoint {
    get { read("inputInsetPoint1") ?? .zero }
    set { values["inputInsetPoint1"] = newValue }
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
  var shadowOffset: CGPoint {
    get { read("inputShadowOffset") ?? .zero }
    set { values["inputShadowOffset"] = newValue }
  }
  var center: CGPoint {
    get { read("inputCenter") ?? CGPoint(x: 150, y: 150) }
    set { values["inputCenter"] = newValue }
  }
  var extent: CGRect {
    get { read("inputExtent") ?? .zero }
    set { values["inputExtent"] = newValue }
  }
  var shadowExtent: CGRect {
    get { read("inputShadowExtent") ?? .zero }
    set { values["inputShadowExtent"] = newValue }
  }
  var transform: CGAffineTransform {
    get { read("inputTransform") ?? .identity }
    set { values["inputTransform"] = newValue }
  }
  var minComponents: CIVector {
    get { read("inputMinComponents") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputMinComponents"] = newValue }
  }
  var maxComponents: CIVector {
    get { read("inputMaxComponents") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputMaxComponents"] = newValue }
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
  var curvesDomain: CIVector {
    get { read("inputCurvesDomain") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputCurvesDomain"] = newValue }
  }
  var weights: CIVector {
    get { read("inputWeights") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputWeights"] = newValue }
  }
  var lightPosition: CIVector {
    get { read("inputLightPosition") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputLightPosition"] = newValue }
  }
  var lightPointsAt: CIVector {
    get { read("inputLightPointsAt") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
    set { values["inputLightPointsAt"] = newValue }
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
  var color: CIColor {
    get { read("inputColor") ?? (name == "CIColorMonochrome" ? CIColor(red: 0.6, green: 0.45, blue: 0.3) : .white) }
    set { values["inputColor"] = newValue }
  }
  var color0: CIColor {
    get { read("inputColor0") ?? .black }
    set { values["inputColor0"] = newValue }
  }
  var color1: CIColor {
    get { read("inputColor1") ?? .white }
    set { values["inputColor1"] = newValue }
  }
  var cubeData: Data {
    get { read("inputCubeData") ?? Data() }
    set { values["inputCubeData"] = newValue }
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
}
