/** An object with some fields of another value; what is only found when it is read stays so. */
export function withParts<T extends object>(one: T, parts: Partial<T>): T {
  const fields = { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(parts) }
  return Object.create(Object.prototype, fields) as T
}
