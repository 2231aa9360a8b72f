public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
/// An image of the app, by its name or of its own.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SKTexture: NSObject, @unchecked Sendable {
  private let image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false
  public init(image: UIImage) { self.image = image }
  public convenience init(imageNamed name: String) { self.init(UIImage(named: name)) }
  public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(texture.image) }
  private init(_ image: UIImage?) { self.image = image }
  open func size() -> CGSize { image?.size ?? .zero }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  open func cgImage() -> CGImage? { image?.cgImage }
  @preconcurrency
  open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completionHandler() } }
  open func preload() async {}
  @preconcurrency
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }
}
/// Images of the app under one name. What is in the folder of an atlas is not listed: a texture is found by its own name.
// Unchecked: nothing changes.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  open var textureNames: [String] { textures.keys.sorted() }
  private let textures: [String: UIImage]
  public init(named name: String) { textures = [:] }
  public init(dictionary properties: [String: Any]) { textures = properties.compactMapValues { $0 as? UIImage } }
  open func textureNamed(_ name: String) -> SKTexture { textures[name].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name) }
  @preconcurrency
  open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completionHandler() } }
  open func preload() async {}
}
