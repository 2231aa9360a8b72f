/// The kinds of databases of iCloud, which Core Data names: `CKDatabase.Scope` on Apple's systems.
public enum _CloudDatabaseScope: Int, Sendable { case `public` = 1, `private`, shared }
