import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Rows of the browser's store with the journals of one project, and the project that opening them must give. */
export interface StoredJournals {
  projectId: string
  heads: unknown[]
  pictures: [key: string, picture: unknown][]
  changes: unknown[]
  /** Picture of the project as it was when its tab was killed. */
  project: unknown
}

/** A value that JSON has no word for: bytes in base64, a map or set as its entries, a number or big integer as its digits. */
type Tagged = { $: string; of?: unknown }

const COLUMNS = { Float64Array, Int32Array, Uint32Array, Uint8Array, Int8Array, Uint16Array, Int16Array, Float32Array }

/** Reads journals that were stored under this name by an earlier version. */
export function storedJournals(name: string): StoredJournals {
  const bytes = gunzipSync(readFileSync(new URL(`./${name}.json.gz`, import.meta.url)))
  return read(JSON.parse(bytes.toString())) as StoredJournals
}

// A reviver of `JSON.parse` cannot give back a missing value, so the tree is walked by hand.
function read(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(read)
  if (isTagged(value)) return untagged(value)
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, read(field)]))
}

function isTagged(value: unknown): value is Tagged {
  return typeof value === 'object' && value !== null && '$' in value
}

function untagged({ $, of }: Tagged): unknown {
  if ($ === 'undefined') return undefined
  if ($ === 'bigint') return BigInt(String(of))
  if ($ === 'number') return Number(of)
  if ($ === 'Map') return new Map(read(of) as [unknown, unknown][])
  if ($ === 'Set') return new Set(read(of) as unknown[])
  const { buffer, byteOffset, byteLength } = Buffer.from(String(of), 'base64')
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength)
  if ($ === 'ArrayBuffer') return bytes
  if ($ === 'Blob') return new Blob([bytes])
  const Column = Reflect.get(COLUMNS, $) as (typeof COLUMNS)['Uint8Array']
  return new Column(bytes)
}
