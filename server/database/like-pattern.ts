/** A text as a pattern for `like` that finds nothing but itself. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A text as a pattern for `like` that finds it anywhere. */
export const anywhere = (text: string): string => `%${literal(text.trim())}%`
