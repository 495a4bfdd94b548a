import type { EdgeRest, NodeData } from '../diagram/diagram'

/** Returns a new object with the given rare fields; undefined where there are none. */
export function copyNodeRest(rest: NodeData | undefined): NodeData | undefined {
  return rest && withoutGaps(rest)
}

/** Works like `copyNodeRest`, for an edge. */
export function copyEdgeRest(rest: EdgeRest | undefined): EdgeRest | undefined {
  return rest && withoutGaps(rest)
}

/** Returns a new object with the given fields of a node that have no column; undefined where there are none. */
export function rareFieldsOf(data: NodeData, columns: ReadonlySet<string>): NodeData | undefined {
  return given(data, columns)
}

const NONE: ReadonlySet<string> = new Set()

function withoutGaps<T extends object>(fields: T): T | undefined {
  return given(fields, NONE)
}

/** Builds the object field by field, because `delete` would leave it in slow dictionary mode. */
function given<T extends object>(fields: T, but: ReadonlySet<string>): T | undefined {
  let copy: Partial<T> | undefined
  for (const key in fields) {
    const value = fields[key]
    if (value === undefined || but.has(key)) continue
    copy ??= {}
    copy[key] = value
  }
  return copy as T | undefined
}
