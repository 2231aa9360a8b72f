// The plugin's own file also imports this module. It compiles only if that import has an explicit access level.
internal import Combine

/// Counts what a subject sends.
func countOfCombineValues() -> Int {
  var count = 0
  let subject = PassthroughSubject<Int, Never>()
  let subscription = subject.sink { _ in count += 1 }
  subject.send(1)
  subscription.cancel()
  return count
}
