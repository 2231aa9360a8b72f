import Testing

@testable import MacroExpansion

/// `@AppIntent(schema:)` and its neighbours.
@Suite struct SchemaExpansionTests {
  private func source(_ kind: SchemaExpansion.Kind, _ source: String, role: String = "extension", missing: String? = nil) throws -> String {
    let attribute = String(source.prefix { $0 != ")" }) + ")"
    var request: [String: Any] = ["declSyntax": ["source": source], "attributeSyntax": ["source": attribute], "macroRole": role]
    if let missing { request["conformanceListSyntax"] = ["source": missing] }
    return try SchemaExpansion.source(kind, of: request)
  }

  @Test func `a type conforms to what its schema needs, as public as the type`() throws {
    #expect(
      try source(.intent, "@AppIntent(schema: .books.openBook) struct A {}")
        == "extension A: nonisolated AppIntents.AssistantSchemaIntent { nonisolated static var __appSchema: String { \"books.openBook\" } }")
    #expect(try source(.enum, "@AppEnum(schema: .a.b) public enum A {}").contains("nonisolated public static var __appSchema"))
    let name = try source(.intent, "@AssistantIntent(schema: AppSchema.system.search) struct A {}")
    #expect(name.contains("\"system.search\""))
  }

  @Test func `an entity conforms to AppEntity unless it does so already or is transient`() throws {
    let conformance = "extension A: nonisolated AppIntents.AppEntity {}"
    let schema = "@AppEntity(schema: .a.b) "
    #expect(try source(.entity, schema + "struct A {}", missing: "AssistantSchemaEntity, AppEntity").hasSuffix(conformance))
    #expect(try !source(.entity, schema + "struct A: IndexedEntity {}", missing: "AssistantSchemaEntity").contains(conformance))
    #expect(try !source(.entity, schema + "struct A: TransientAppEntity {}", missing: "AssistantSchemaEntity, AppEntity").contains(conformance))
  }

  @Test(arguments: [
    ("var sendLaterDate: Date?", "@AppIntents.IntentParameter(title: \"Send Later Date\")"), ("var a = 1", ""), ("let a: Int", ""),
    ("var a: Int { 1 }", ""), ("static var a: Int", ""), ("@Dependency var a: Int", ""), ("func a() {}", ""), ("private var a: Int", "found"),
  ])
  func `a variable that an intent has to be given is a parameter`(member: String, wrapper: String) throws {
    let found = try source(.intent, member, role: "memberAttribute")
    #expect(wrapper == "found" ? !found.isEmpty : found == wrapper)
  }

  @Test func `a variable of an entity is a property, except its identifier`() throws {
    #expect(try source(.entity, "var pageCount = 1", role: "memberAttribute") == "@AppIntents.EntityProperty(title: \"Page Count\")")
    #expect(try source(.entity, "var id: String", role: "memberAttribute").isEmpty)
    #expect(try source(.enum, "var a: String", role: "memberAttribute").isEmpty)
  }

  @Test func `the wrappers have their short names, also where the macro adds the conformance`() throws {
    #expect(try source(.intent, "@AppIntent(schema: .a.b) struct A {}", role: "member").hasPrefix("typealias Parameter<"))
    #expect(try source(.entity, "@AppEntity(schema: .a.b) public struct A {}", role: "member").hasPrefix("public typealias Property<"))
  }

  @Test func `a schema without a domain is an error that shows one`() {
    let error = #expect(throws: SchemaExpansion.Problem.self) { try source(.intent, "@AppIntent(schema: schema) struct A {}") }
    #expect(error?.description == "@AppIntent(schema:) needs a schema with its domain, such as .books.openBook")
  }
}
