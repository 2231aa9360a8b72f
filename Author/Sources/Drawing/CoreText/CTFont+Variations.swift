// Stub. The axes of variable fonts. An extension does not read font tables, so no font has axes.

/// Returns nil, as for a font without axes.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }
/// Returns nil, as for a font without axes.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }
public var kCTFontVariationAxisIdentifierKey: CFString { "NSCTVariationAxisIdentifier" }
public var kCTFontVariationAxisMinimumValueKey: CFString { "NSCTVariationAxisMinimumValue" }
public var kCTFontVariationAxisMaximumValueKey: CFString { "NSCTVariationAxisMaximumValue" }
public var kCTFontVariationAxisDefaultValueKey: CFString { "NSCTVariationAxisDefaultValue" }
public var kCTFontVariationAxisNameKey: CFString { "NSCTVariationAxisName" }
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
