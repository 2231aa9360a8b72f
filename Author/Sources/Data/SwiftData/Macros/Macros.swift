/// Makes a class a model, whose stored properties a container stores.
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$layout), named(_slots), named(_$storage), named(schemaMetadata), named(init), named(_$observationRegistrar), named(access),
  named(withMutation), named(_ModelSlot), named(_ModelValue))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "PreviewsMacros", type: "ModelExpansion")

/// A property of a model that the container stores. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "PreviewsMacros", type: "PersistedPropertyExpansion")

/// Sets how a property's value is stored.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
  #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Sets how a model is related to others.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Excludes a property from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Creates indices, which make queries by properties fast.
@freestanding(declaration, names: named(_$indices))
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "PreviewsMacros", type: "ConstraintExpansion")

/// Makes the combined values of properties unique.
@freestanding(declaration, names: named(_$uniques))
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewsMacros", type: "ConstraintExpansion")

/// Makes an actor work with models on its own context.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewsMacros", type: "ModelActorExpansion")
