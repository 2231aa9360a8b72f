import UIKit

/// Stub. A UIKit gesture recognizer in SwiftUI. Its methods are never called, because the host receives touches.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: _PrimitiveGesture where Value == Void {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}
extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Stub. The context that is passed to a representable, like ``UIViewRepresentableContext``.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Stub. Positions of a gesture in the coordinate spaces of SwiftUI's views. None is ever created, because no gesture runs.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let recognizer: UIGestureRecognizer
  public var localLocation: CGPoint { recognizer.location(in: recognizer.view) }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: recognizer.view) }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: recognizer.view) }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint { globalPoint }
  public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localPoint }
  public func convert(globalRect: CGRect, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGRect { globalRect }
  public func convert(localRect: CGRect, to coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { localRect }
}
