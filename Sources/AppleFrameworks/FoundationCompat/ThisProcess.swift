/// Replaces `ProcessInfo()` in an author's sources, because on Linux that initializer is not public. AuthorSupport rewrites the call.
public func thisProcess() -> ProcessInfo { .processInfo }
