import type { Pack } from '../../contract/pack'
import type { Proof } from './proof'

/** Returns the value at a JSON path of the pack such as `$.pipes.branch2.items[3].gasMm`; undefined where the pack has none. */
export function packValue(pack: Pack, path: string): unknown {
  return partsOf(path).reduce<unknown>((value, part) => fieldOf(value, part), pack)
}

/** Returns the nearest provenance above a path. */
export function sectionSource(pack: Pack, path: string): Proof['source'] | undefined {
  let found: Proof['source'] | undefined
  let value: unknown = pack
  for (const part of partsOf(path)) {
    value = fieldOf(value, part)
    const provenance = fieldOf(value, 'provenance')
    if (isProvenance(provenance)) found = { cls: provenance.cls, note: provenance.note, refs: provenance.refs }
  }
  return found
}

/** `$.a.b[3]['9.53']` → a, b, 3, 9.53. */
function partsOf(path: string): string[] {
  return [...path.matchAll(/\['([^']*)'\]|\[(\d+)\]|\.(\w+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

function isProvenance(value: unknown): value is { cls: string; note: string; refs: string[] } {
  return typeof value === 'object' && value !== null && 'cls' in value && 'note' in value && 'refs' in value
}
