// Hides the structure of this name in Foundation for Linux, which no view uses.
public typealias NSEdgeInsets = UIEdgeInsets
public let NSEdgeInsetsZero = UIEdgeInsets.zero
