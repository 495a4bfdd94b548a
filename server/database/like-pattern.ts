/** A text as a pattern for `like` and `ilike` that finds nothing but itself. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A text as a pattern for `like` and `ilike` that finds it anywhere. */
export const anywhere = (text: string): string => `%${literal(text.trim())}%`
