/**
 * Whether a held permission covers the asked one: exactly, or as a pattern, when every colon-separated part of a held permission is
 * contained in the asked string (specification, section 6).
 */
export function isPermitted(held: readonly string[], asked: string): boolean {
  return held.some(
    (permission) => permission === asked || (permission !== '' && permission.split(':').every((part) => asked.includes(part))),
  )
}
