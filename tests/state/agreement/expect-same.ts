import { expect } from 'vitest'

/** Two objects with columns among their fields: bit for bit, and as JSON what is no column. */
export function expectSame<T extends object>(one: T, other: T, what: string): void {
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T & string>) {
    // What a result says of the one before is not said of it by itself.
    if (key === 'change' || key === 'diagram' || key === 'result' || key === 'shape') continue
    const [is, expected] = [one[key], other[key]]
    if (ArrayBuffer.isView(is) && ArrayBuffer.isView(expected)) {
      if (Buffer.compare(bytesOf(is), bytesOf(expected)) !== 0) expect(is, `${what}: ${key}`).toStrictEqual(expected)
    } else if (hasColumns(is) && hasColumns(expected)) expectSame(is, expected, `${what}: ${key}`)
    else if (JSON.stringify(is) !== JSON.stringify(expected)) expect(is, `${what}: ${key}`).toStrictEqual(expected)
  }
}

function hasColumns(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some((field) => ArrayBuffer.isView(field))
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
