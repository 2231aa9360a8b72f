// The axes of variable fonts. An extension does not read its fonts' tables: no font has axes that an app can set.

/// Nil, as of a font without axes.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }
/// Nil, as of a font without axes.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }
public var kCTFontVariationAxisIdentifierKey: CFString { "NSCTVariationAxisIdentifier" }
public var kCTFontVariationAxisMinimumValueKey: CFString { "NSCTVariationAxisMinimumValue" }
public var kCTFontVariationAxisMaximumValueKey: CFString { "NSCTVariationAxisMaximumValue" }
public var kCTFontVariationAxisDefaultValueKey: CFString { "NSCTVariationAxisDefaultValue" }
public var kCTFontVariationAxisNameKey: CFString { "NSCTVariationAxisName" }
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
