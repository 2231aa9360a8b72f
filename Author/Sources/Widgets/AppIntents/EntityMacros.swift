/// Makes a computed variable a property of an entity. It stays as the author wrote it: this host reads an entity's display representation only.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Declares that a computed variable is a property of an entity, and gives the title that people read.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Makes a variable whose value takes time a property of an entity. It stays as the author wrote it, like ``ComputedProperty()``.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Makes a variable whose value takes time a property of an entity, with a title.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")
