/** Returns an object with some fields replaced; lazy fields stay lazy. */
export function withParts<T extends object>(one: T, parts: Partial<T>): T {
  const fields = { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(parts) }
  return Object.create(Object.prototype, fields) as T
}
