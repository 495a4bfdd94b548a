import type { JsonRecord } from './read-value'

/**
 * Removes fields from those that are kept unchanged where they only repeat what is written for other readers of the format: they are derived again with every save, so
 * that they never go stale. What another tool has written differently stays word for word.
 */
export function forgetRepeated(extra: JsonRecord, repeated: JsonRecord): JsonRecord {
  for (const [field, value] of Object.entries(repeated)) {
    if (field in extra && JSON.stringify(extra[field]) === JSON.stringify(value)) Reflect.deleteProperty(extra, field)
  }
  return extra
}
