/** Lets the layout module, written for the AssemblyScript compiler, be read by TypeScript too. */
type i32 = number
type f64 = number
