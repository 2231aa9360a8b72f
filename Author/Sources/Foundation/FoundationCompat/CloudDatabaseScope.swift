/// The kinds of databases of iCloud: `CKDatabase.Scope`. It is here because Core Data names it, too, and does not load CloudKit.
public enum _CloudDatabaseScope: Int, Sendable { case `public` = 1, `private`, shared }
