/** Returns a pattern for `like` and `ilike` that matches exactly a text. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Returns a pattern for `like` and `ilike` that matches a text anywhere. */
export const anywhere = (text: string): string => `%${literal(text.trim())}%`
