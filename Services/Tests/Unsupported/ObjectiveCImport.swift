// Unsupported: `import ObjectiveC`
import ObjectiveC  // error: no such module 'ObjectiveC'
