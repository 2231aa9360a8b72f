import AlmanacWireSchema
import Foundation
import HTTPTypes
import Host
import Hummingbird
import Reports

// Routes for the configuration of widgets (Specification A12, B4).
extension APIRoutes {
  func addConfiguration(to v1: RouterGroup<BasicRequestContext>) {
    addKindForms(to: v1)
    addInstanceForms(to: v1)
    v1.get("instances/{id}/configuration") { request, context in
      try request.rejectParameters()
      return try response(try await service.configuration(of: context.parameters.required("id")))
    }
    v1.put("instances/{id}/configuration") { request, context in
      try request.rejectParameters()
      let body = try await request.json(ConfigurationRequest.self)
      let id = try context.parameters.required("id")
      return try response(try await service.configure(id, .whole(body.configuration.data), revisions: try request.expectedRevisions))
    }
    v1.patch("instances/{id}/configuration") { request, context in
      try request.rejectParameters(notIn: ["reset"])
      let body = try await request.json(ConfigurationRequest.self)
      let id = try context.parameters.required("id")
      return try response(
        try await service.configure(
          id, .keys(body.configuration.data, reset: request.names(in: "reset")), revisions: try request.expectedRevisions))
    }
    v1.post("instances/{id}/configuration/undo") { request, context in
      try response(try await service.undoConfiguration(context.parameters.required("id"), revisions: try request.expectedRevisions))
    }
  }

  private func addKindForms(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("apps/{app}/kinds/{kind}/schema") { request, context in
      try request.rejectParameters(notIn: ["family"])
      let family = try request.uri.queryParameters["family"].map { try WidgetFamilyValue(requested: String($0)) } ?? .unspecified
      let (app, kind) = try names(context)
      let kinds = try await service.kinds(app: app, device: nil, place: nil)
      guard let described = kinds.first(where: { $0.kind == kind }) else { throw HostError.unknownKind(kind, app: app, known: kinds.map(\.kind)) }
      let schema = ConfigurationSchema(described, family: family, elements: service.configuration.limits.arrayElements)
      return Response(
        status: .ok, headers: [.contentType: "application/schema+json", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: schema.json.data)))
    }
    v1.get("apps/{app}/kinds/{kind}/recommendations") { _, context in
      let (app, kind) = try names(context)
      let found = try await ClientConnection.whileConnected { try await service.recommendations(app: app, kind: kind) }
      return JSONResponse(found.map(RecommendationReport.init))
    }
    v1.post("apps/{app}/kinds/{kind}/form") { request, context in
      let (app, kind) = try names(context)
      return try await form(of: .kind(kind, app: app), request)
    }
    v1.get("apps/{app}/kinds/{kind}/options") { request, context in
      let (app, kind) = try names(context)
      return try await options(of: .kind(kind, app: app), app: app, request)
    }
    v1.get("apps/{app}/options/{image}/image.png") { request, context in
      let query = try PictureQuery(request, known: ["scheme", "scale"])
      let (app, id) = (try context.parameters.required("app"), try context.parameters.required("image"))
      let image = try await ClientConnection.whileConnected {
        try await service.optionImage(app: app, id: id, scheme: query.scheme, scale: query.scale)
      }
      return PictureResponse(image: image, isFixed: true, now: service.configuration.clock.now).response(to: request)
    }
  }

  private func addInstanceForms(to v1: RouterGroup<BasicRequestContext>) {
    v1.post("instances/{id}/form") { request, context in
      try await form(of: .instance(context.parameters.required("id")), request)
    }
    v1.get("instances/{id}/options") { request, context in
      let id = try context.parameters.required("id")
      let app = try await report(of: id).app
      return try await options(of: .instance(id), app: app, request)
    }
  }

  private func names(_ context: BasicRequestContext) throws -> (app: String, kind: String) {
    (try context.parameters.required("app"), try context.parameters.required("kind"))
  }

  private func form(of subject: ConfigurationSubject, _ request: Request) async throws -> JSONResponse<FormReport> {
    let body = try await request.json(FormRequest.self)
    let family = try body.family.map { try WidgetFamilyValue(requested: $0) }
    let draft = body.configuration?.data
    let form = try await ClientConnection.whileConnected { try await service.form(of: subject, draft: draft, family: family) }
    var revision: String?
    if case .instance(let id) = subject { revision = try await service.configuration(of: id).revision }
    return JSONResponse(FormReport(form, revision: revision))
  }

  private func options(of subject: ConfigurationSubject, app: String, _ request: Request) async throws -> JSONResponse<OptionListReport> {
    let query = try OptionsQuery(request)
    let list = try await ClientConnection.whileConnected {
      try await service.options(of: subject, parameter: query.parameter, search: query.search, draft: query.draft, family: query.family)
    }
    return JSONResponse(OptionListReport(list, app: app, offset: try query.offset(in: list), limit: query.limit))
  }

  private func response(_ configuration: InstanceConfiguration) throws -> Response {
    var response = try JSONResponse(ConfigurationReport(configuration)).response()
    response.headers[.eTag] = "\"\(configuration.revision)\""
    return response
  }
}
