import Foundation
import Host
import Hummingbird
import Reports
import WireSchema

extension APIRoutes {
  func addPictures(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("instances/{id}/image.png") { request, context in
      let query = try PictureQuery(request, isGallery: false)
      let id = try context.parameters.required("id")
      let presentation = query.presentation(of: try await service.shown(id, appearance: query.appearance))
      let image = try await ClientConnection.whileConnected {
        try await service.image(id, presentation: presentation, scale: query.scale, at: query.date, over: query.backdrop, taps: query.taps)
      }
      return PictureResponse(image: image, isFixed: query.date != nil, now: service.configuration.clock.now).response(to: request)
    }
    v1.get("apps/{app}/kinds/{kind}/{family}/preview.png") { request, context in
      let name = try context.parameters.required("family")
      guard let family = WidgetFamilyValue(name: name) else {
        throw APIError(.notFound, "family.unknown", "there is no family \(name)")
      }
      let query = try PictureQuery(request, isGallery: true)
      let (app, kind) = (try context.parameters.required("app"), try context.parameters.required("kind"))
      let shown = try await service.shown(app: app, kind: kind, family: family, at: query.choice, appearance: query.appearance)
      let presentation = query.presentation(of: shown)
      let image = try await ClientConnection.whileConnected {
        try await service.galleryImage(app: app, kind: kind, family: family, at: query.choice, presentation: presentation, scale: query.scale)
      }
      return PictureResponse(image: image, isFixed: true, now: service.configuration.clock.now).response(to: request)
    }
  }
}
