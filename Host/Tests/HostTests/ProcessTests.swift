import Testing

/// Tests that run real processes, one after another: the limits of an extension must not depend on the load of other tests.
@Suite(.serialized) enum ProcessTests {}
