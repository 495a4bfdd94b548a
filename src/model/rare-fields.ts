import type { EdgeRest, NodeData } from './diagram'

/** The rare fields that are given, as an object of its own; undefined where there is none. */
export function copyNodeRest(rest: NodeData | undefined): NodeData | undefined {
  return rest && withoutGaps(rest)
}

/** As `copyNodeRest`, for an edge. */
export function copyEdgeRest(rest: EdgeRest | undefined): EdgeRest | undefined {
  return rest && withoutGaps(rest)
}

function withoutGaps<T extends object>(fields: T): T | undefined {
  const copy = { ...fields }
  let any = false
  for (const key in copy) {
    if (copy[key] === undefined) Reflect.deleteProperty(copy, key)
    else any = true
  }
  return any ? copy : undefined
}
