import AuthorTool
import Foundation

// The program that the AuthorSupport plugin runs; `AuthorTool` does the work.
exit(AuthorTool.main(Array(CommandLine.arguments.dropFirst())))
