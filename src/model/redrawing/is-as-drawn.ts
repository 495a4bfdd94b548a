import { freezing } from '../as-built/frozen-design'
import type { FrozenDesign } from '../project/frozen-design'
import type { System } from '../project/project'

/** Whether a frozen design equals the current drawing. Pauses; the drawing must not change meanwhile. */
export function* isAsDrawn(frozen: FrozenDesign, system: System): Generator<void, boolean> {
  const drawn = yield* freezing(system, frozen)
  for (const [name, column] of Object.entries(drawn)) {
    const other: unknown = Reflect.get(frozen, name)
    if (isList(column) ? !isList(other) || !sameList(column, other) : column !== other) return false
    yield
  }
  return true
}

type List = readonly unknown[] | Float64Array | Uint8Array

const isList = (value: unknown): value is List => Array.isArray(value) || value instanceof Float64Array || value instanceof Uint8Array

function sameList(one: List, other: List): boolean {
  if (one.length !== other.length) return false
  for (let place = 0; place < one.length; place++) if (!Object.is(one[place], other[place])) return false
  return true
}
