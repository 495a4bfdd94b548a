/** A flag of Node: the database is compiled as it comes and not a second time to run faster, which is half the work of a start. For servers that live for seconds. */
export const COMPILED_ONCE = '--liftoff-only'
