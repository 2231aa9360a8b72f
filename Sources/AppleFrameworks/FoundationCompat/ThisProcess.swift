/// Stands for `ProcessInfo()` in an author's sources, which AuthorSupport rewrites: on Apple's systems each instance describes the running process.
public func thisProcess() -> ProcessInfo { .processInfo }
