import AlmanacWireSchema
import Foundation
import Host
import Hummingbird
import Reports

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
  }
}
