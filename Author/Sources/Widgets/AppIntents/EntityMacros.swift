/// Marks a computed variable as a property of an entity. It expands to nothing: the host reads only an entity's display representation.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Marks a computed variable as a property of an entity with a title.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Marks a variable whose value takes time as a property of an entity. It expands to nothing, like ``ComputedProperty()``.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Marks a variable whose value takes time as a property of an entity with a title.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")
