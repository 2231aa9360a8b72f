import Foundation

extension BuiltinFilter {
  var radius: Float {
    get { read("inputRadius") ?? 10 }
    set { values["inputRadius"] = newValue }
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
  var intensity: Float {
    get { read("inputIntensity") ?? 1 }
    set { values["inputIntensity"] = newValue }
  }
  var saturation: Float {
    get { read("inputSaturation") ?? 1 }
    set { values["inputSaturation"] = newValue }
  }
  var brightness: Float {
    get { read("inputBrightness") ?? 0 }
    set { values["inputBrightness"] = newValue }
  }
  var contrast: Float {
    get { read("inputContrast") ?? 1 }
    set { values["inputContrast"] = newValue }
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
  var extrapolate: Bool {
    get { read("inputExtrapolate") ?? false }
    set { values["inputExtrapolate"] = newValue }
  }
  var levels: Float {
    get { read("inputLevels") ?? 0 }
    set { values["inputLevels"] = newValue }
  }
  var normalize: Bool {
    get { read("inputNormalize") ?? false }
    set { values["inputNormalize"] = newValue }
  }
  var perceptual: Bool {
    get { read("inputPerceptual") ?? false }
    set { values["inputPerceptual"] = newValue }
  }
  var falloff: Float {
    get { read("inputFalloff") ?? 0 }
    set { values["inputFalloff"] = newValue }
  }
  var scale: Float {
    get { read("inputScale") ?? (name == "CIPixellate" ? 8 : 1) }
    set { values["inputScale"] = newValue }
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
  var flipYTiles: Bool {
    get { read("inputFlipYTiles") ?? false }
    set { values["inputFlipYTiles"] = newValue }
  }
  var bias: Float {
    get { read("inputBias") ?? 0 }
    set { values["inputBias"] = newValue }
  }
  var sigma: Float {
    get { read("inputSigma") ?? 0 }
    set { values["inputSigma"] = newValue }
  }
  var quietSpace: Float {
    get { read("inputQuietSpace") ?? 7 }
    set { values["inputQuietSpace"] = newValue }
  }
  var barcodeHeight: Float {
    get { read("inputBarcodeHeight") ?? 32 }
    set { values["inputBarcodeHeight"] = newValue }
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
  var aspectRatio: Float {
    get { read("inputAspectRatio") ?? 1 }
    set { values["inputAspectRatio"] = newValue }
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
  var crop: Bool {
    get { read("inputCrop") ?? false }
    set { values["inputCrop"] = newValue }
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
  var count: Int {
    get { read("inputCount") ?? 0 }
    set { values["inputCount"] = newValue }
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
  var hysteresisPasses: Int {
    get { read("inputHysteresisPasses") ?? 0 }
    set { values["inputHysteresisPasses"] = newValue }
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
  var qualityLevel: Int {
    get { read("inputQualityLevel") ?? 0 }
    set { values["inputQualityLevel"] = newValue }
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
}
