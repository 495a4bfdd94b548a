/** Declares AssemblyScript's types, so that TypeScript can read the layout files too. */
type i32 = number
type f64 = number
