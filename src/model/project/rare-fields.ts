import type { EdgeRest, NodeData } from '../diagram/diagram'

/** The rare fields that are given, as an object of its own; undefined where there is none. */
export function copyNodeRest(rest: NodeData | undefined): NodeData | undefined {
  return rest && withoutGaps(rest)
}

/** As `copyNodeRest`, for an edge. */
export function copyEdgeRest(rest: EdgeRest | undefined): EdgeRest | undefined {
  return rest && withoutGaps(rest)
}

/** The given fields of a node that have no column, as an object of its own; undefined where there is none. */
export function rareFieldsOf(data: NodeData, columns: ReadonlySet<string>): NodeData | undefined {
  return given(data, columns)
}

const NONE: ReadonlySet<string> = new Set()

function withoutGaps<T extends object>(fields: T): T | undefined {
  return given(fields, NONE)
}

/** Built field by field: an object from which fields are taken out again would be slow for as long as it lives. */
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
