import Host
import Hummingbird
import Reports

extension APIRoutes {
  func addTransitions(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("instances/{id}/transition") { request, context in
      let (query, change) = try TransitionQuery.read(request)
      let id = try context.parameters.required("id")
      let presentation = query.presentation(of: try await service.shown(id, appearance: query.appearance))
      return JSONResponse(TransitionReport(try await service.transition(id, presentation: presentation, change)))
    }
    v1.get("instances/{id}/transition/{layer}/image.png") { request, context in
      let (query, change) = try TransitionQuery.read(request)
      let id = try context.parameters.required("id")
      let layer = try TransitionQuery.layer(context)
      let presentation = query.presentation(of: try await service.shown(id, appearance: query.appearance))
      let image = try await ClientConnection.whileConnected {
        try await service.transitionLayer(id, layer, presentation: presentation, change)
      }
      return PictureResponse(image: image, isFixed: true, now: service.configuration.clock.now).response(to: request)
    }
    addActivityTransitions(to: v1)
  }

  private func addActivityTransitions(to v1: RouterGroup<BasicRequestContext>) {
    let known: Set<String> = ["device", "scheme", "scale", "updating", "toggled"]
    v1.get("activities/{id}/{presentation}/transition") { request, context in
      let (query, change) = try TransitionQuery.read(request, known: known)
      let (id, family) = (try context.parameters.required("id"), try context.parameters.required("presentation"))
      return JSONResponse(
        TransitionReport(
          try await service.activityTransition(id, family: family, on: query.choice.device, scheme: query.scheme, change)))
    }
    v1.get("activities/{id}/{presentation}/transition/{layer}/image.png") { request, context in
      let (query, change) = try TransitionQuery.read(request, known: known)
      let (id, family) = (try context.parameters.required("id"), try context.parameters.required("presentation"))
      let layer = try TransitionQuery.layer(context)
      let image = try await ClientConnection.whileConnected {
        try await service.activityTransitionLayer(id, layer, family: family, on: query.choice.device, scheme: query.scheme, change)
      }
      return PictureResponse(image: image, isFixed: true, now: service.configuration.clock.now).response(to: request)
    }
  }
}

/// The query parameters of a change from one picture to the next: those of the picture, and the contents before and after.
enum TransitionQuery {
  /// The longest name of a content.
  private static let longestName = 200

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }

  /// Reads the layer in a path.
  static func layer(_ context: BasicRequestContext) throws -> Int {
    let text = try context.parameters.required("layer")
    guard text.utf8.count <= 4, text.allSatisfy({ ("0"..."9").contains($0) }), let layer = Int(text) else {
      throw APIError(.badRequest, "parameter.malformed", "the layer must be a number from 0 on; got \(text)")
    }
    return layer
  }

  /// - Parameter known: the names of the picture's parameters; nil: those of a widget's picture.
  static func read(_ request: Request, known: Set<String>? = nil) throws -> (picture: PictureQuery, change: TransitionRequest) {
    let own: Set<String> = ["from", "to"]
    let query = try known.map { try PictureQuery(request, known: $0.union(own)) } ?? PictureQuery(request, isGallery: false, adding: own)
    if query.date != nil { throw APIError(.badRequest, "parameter.unknown", "a change is that of the current picture; leave out at") }
    let parameters = request.uri.queryParameters
    guard let from = parameters["from"], !from.isEmpty else {
      throw APIError(.badRequest, "parameter.malformed", "from must name what is shown: the content of the picture (Almanac-Content)")
    }
    let to = parameters["to"].map(String.init)
    for name in [String(from), to ?? ""] where name.utf8.count > longestName || !name.utf8.allSatisfy(isNameByte) {
      throw APIError(
        .badRequest, "parameter.malformed",
        "from and to must be names of contents (Almanac-Content): letters, digits, “.” and “-”, at most \(longestName) bytes")
    }
    let taps = query.taps.flatMap { $0.content == from ? $0.toggled : nil }
    return (query, TransitionRequest(from: String(from), to: to, toggled: taps, scale: query.scale, backdrop: query.backdrop))
  }
}
