import CoreML

/// A model that looks at pictures. Making one throws, because no model is loaded.
// Unchecked: there is no object.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
/// What a model says of a picture. Nothing is said.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureName: String { "" }
  open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
