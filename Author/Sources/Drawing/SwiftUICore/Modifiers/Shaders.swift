/// Stub. A shader library that has a function for every name, because Metal functions are not compiled.
@dynamicMemberLookup public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  public init(url: URL) {}
  public init(data: Data) {}
  private init() {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
@dynamicCallable public struct ShaderFunction: Sendable, Equatable {
  public let name: String
  public init(library: ShaderLibrary, name: String) { self.name = name }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
}
public struct Shader: Sendable, Equatable {
  public struct Argument: Sendable, Equatable {
    private let numbers: [Float]
    private init(_ numbers: [Float]) { self.numbers = numbers }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Float(x)]) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument([Float(x), Float(y)]) }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument([Float(x), Float(y), Float(z)]) }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument([Float(x), Float(y), Float(z), Float(w)])
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    public static var boundingRect: Argument { Argument([]) }
    public static func color(_ color: Color) -> Argument { Argument([]) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument([]) }
    public static func image(_ image: Image) -> Argument { Argument([]) }
    public static func data(_ data: Data) -> Argument { Argument([]) }
  }
  public let function: ShaderFunction
  public let arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) { (self.function, self.arguments) = (function, arguments) }
}

/// Stubs. No shader runs, so the view is unchanged; a note reports it.
nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    shaded("colorEffect", shader, isEnabled, SourceLocation(fileID, line))
  }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { shaded("distortionEffect", shader, isEnabled, SourceLocation(fileID, line)) }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { shaded("layerEffect", shader, isEnabled, SourceLocation(fileID, line)) }

  private func shaded(_ modifier: String, _ shader: Shader, _ isEnabled: Bool, _ source: SourceLocation) -> some View {
    self.modifier(ShaderNote(what: modifier, function: shader.function.name, isEnabled: isEnabled, source: source))
  }
}

private struct ShaderNote: PrimitiveModifier {
  let what: String
  let function: String
  let isEnabled: Bool
  let source: SourceLocation

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    guard isEnabled else { return content(&nodes) }
    DiagnosticModifier(
      name: "\(what).ignored", message: "\(what) has no effect in a widget: Metal's function \(function) does not run; use blends and filters",
      source: source
    )._resolveModifier(content: content, into: &nodes)
  }
}
