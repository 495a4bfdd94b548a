/** Returns a copy of a record without some of its fields. */
export function omit<T extends object, K extends keyof T>(record: T, ...fields: K[]): Omit<T, K> {
  const rest = { ...record }
  for (const field of fields) Reflect.deleteProperty(rest, field)
  return rest
}
