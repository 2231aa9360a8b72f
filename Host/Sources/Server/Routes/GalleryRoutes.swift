import AlmanacWireSchema
import Foundation
import Host
import Hummingbird
import Reports

// Routes for the gallery of widgets that can be added (Specification B2).
extension APIRoutes {
  func addGallery(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("kinds") { request, _ in
      let (choice, location, search) = try galleryQuery(request)
      return JSONResponse(try await service.gallery(at: choice, search: search).map { GalleryReport($0, location: location) })
    }
    v1.get("suggestions") { request, _ in
      let (choice, location, search) = try galleryQuery(request)
      let found = try await ClientConnection.whileConnected { try await service.suggestions(at: choice, search: search) }
      return JSONResponse(found.map { SuggestionReport($0, location: location) })
    }
    v1.get("apps/{app}/kinds/{kind}/{family}/preview.png") { request, context in
      let name = try context.parameters.required("family")
      guard let family = WidgetFamilyValue(name: name) else { throw APIError(.notFound, "family.unknown", "there is no family \(name)") }
      let query = try PictureQuery(request, isGallery: true)
      let (app, kind) = (try context.parameters.required("app"), try context.parameters.required("kind"))
      let shown = try await service.shown(app: app, kind: kind, family: family, at: query.choice, appearance: query.appearance)
      let presentation = query.presentation(of: shown)
      let image = try await ClientConnection.whileConnected {
        try await service.galleryImage(
          app: app, kind: kind, family: family, configuration: query.configuration, at: query.choice, presentation: presentation, scale: query.scale)
      }
      return PictureResponse(image: image, isFixed: true, now: service.configuration.clock.now).response(to: request)
    }
  }

  /// Reads `device`, `place` and `search`.
  private func galleryQuery(_ request: Request) throws -> (PlacementChoice, location: String?, search: String) {
    let choice = try deviceAndPlace(request, also: ["search"])
    let search = request.uri.queryParameters["search"].map(String.init) ?? ""
    guard search.utf8.count <= service.configuration.limits.nameBytes else {
      throw APIError(
        .badRequest, "parameter.malformed", "search has \(search.utf8.count) bytes, the limit is \(service.configuration.limits.nameBytes)")
    }
    return (choice, try location(of: choice), search)
  }
}
