// Macros may have the names of protocols: an attribute finds the macro, an inheritance clause the protocol. The deprecated names are those of iOS 18.0.

/// Makes a structure an intent of the system's schema: its properties are parameters, and it has a title.
@attached(member, names: named(Parameter))
@attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaIntent, names: named(__appSchema))
public macro AppIntent(schema: AppSchema) = #externalMacro(module: "PreviewsMacros", type: "SchemaIntentExpansion")

/// Makes a structure an entity of the system's schema: its variables are properties, and its type has a name.
@attached(member, names: named(Property))
@attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaEntity, AppEntity, names: named(__appSchema))
public macro AppEntity(schema: AppSchema) = #externalMacro(module: "PreviewsMacros", type: "SchemaEntityExpansion")

/// Makes an enumeration one of the system's schema.
@attached(extension, conformances: AssistantSchemaEnum, names: named(__appSchema))
public macro AppEnum(schema: AppSchema) = #externalMacro(module: "PreviewsMacros", type: "SchemaEnumExpansion")

/// The name of ``AppIntent(schema:)`` in iOS 18.0.
@attached(member, names: named(Parameter))
@attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaIntent, names: named(__appSchema))
public macro AssistantIntent(schema: AppSchema) = #externalMacro(module: "PreviewsMacros", type: "SchemaIntentExpansion")

/// The name of ``AppEntity(schema:)`` in iOS 18.0.
@attached(member, names: named(Property))
@attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaEntity, AppEntity, names: named(__appSchema))
public macro AssistantEntity(schema: AppSchema) = #externalMacro(module: "PreviewsMacros", type: "SchemaEntityExpansion")

/// The name of ``AppEnum(schema:)`` in iOS 18.0.
@attached(extension, conformances: AssistantSchemaEnum, names: named(__appSchema))
public macro AssistantEnum(schema: AppSchema) = #externalMacro(module: "PreviewsMacros", type: "SchemaEnumExpansion")
