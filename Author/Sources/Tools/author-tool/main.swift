import AuthorTool
import Foundation

// What the AuthorSupport plugin runs; `AuthorTool` does the work.
exit(AuthorTool.main(Array(CommandLine.arguments.dropFirst())))
