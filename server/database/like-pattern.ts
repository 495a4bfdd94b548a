/** A text as a pattern for `ilike` that finds it anywhere. */
export const anywhere = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
