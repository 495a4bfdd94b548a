import type { Diagram } from '../diagram/diagram'
import { kindAt } from '../diagram/diagram-tree'
import { endOf } from './frozen-design'
import type { FrozenDesign } from '../project/frozen-design'
import { rowsById } from './rows-by-id'

/** Route of a pipe: ids of its ends, and the port that it leaves from, 0 where none is given. */
export interface Route {
  source: string
  port: number
  target: string
}

/** Returns a function that compares the frozen and current route of a pipe by its two rows. All free placeholders are equivalent. */
export function routesOf(frozen: FrozenDesign, diagram: Diagram): (was: number, row: number) => boolean {
  const formerRow = rowsById(frozen.nodeId)
  const wasFree = (id: string): boolean => frozen.nodeKind[formerRow(id)] === 'placeholder'
  return (was, row) => {
    if (frozen.edgeSourcePort && frozen.edgeSourcePort[was] !== diagram.edgeSourcePort[row]) return false
    if (frozen.edgeSource[was] !== endOf(diagram, row, 'source')) return false
    const target = frozen.edgeTarget[was] ?? ''
    return target === endOf(diagram, row, 'target') || (kindAt(diagram, diagram.edgeTarget[row] ?? -1) === 'placeholder' && wasFree(target))
  }
}

export function designedRoute(frozen: FrozenDesign, was: number): Route {
  return { source: frozen.edgeSource[was] ?? '', port: frozen.edgeSourcePort?.[was] ?? 0, target: frozen.edgeTarget[was] ?? '' }
}

export function installedRoute(diagram: Diagram, row: number): Route {
  return { source: endOf(diagram, row, 'source'), port: diagram.edgeSourcePort[row] ?? 0, target: endOf(diagram, row, 'target') }
}
