import Testing

/// Tests that run real processes, one after another: some of them measure time.
@Suite(.serialized) enum ProcessTests {}
