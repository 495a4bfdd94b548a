import type { TFunction } from 'i18next'
import type { FrozenDifference, FrozenValue } from '../../model/as-built/compare-with-frozen'
import { designedRoute, installedRoute } from '../../model/as-built/frozen-route'
import type { Route } from '../../model/as-built/frozen-route'
import { rowsById } from '../../model/as-built/rows-by-id'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import { kindAt } from '../../model/diagram/diagram-tree'
import type { OpenSystem } from '../open-system/use-open-system'

/** Names of the comparison's rows, and texts of their values that are words. */
export interface LineWords {
  /** Returns the name of the node, or of the pipe by its ends. */
  name: (line: FrozenDifference, formerRow: number) => string
  designed: (line: FrozenDifference, formerRow: number, counted: FrozenValue) => FrozenValue
  installed: (line: FrozenDifference, counted: FrozenValue) => FrozenValue
}

const NOTHING = '–'

/** Returns the words for one state of the drawing. A place that was free when the design was frozen does not name its present unit. */
export function lineWords({ system, names }: OpenSystem, byDefault: number, t: TFunction<'as-built'>): LineWords {
  const { diagram, frozen } = system
  const formerNode = rowsById(frozen?.nodeId ?? [])
  const gone = (was: number): string => {
    const what = frozen?.nodeModel[was] ?? ''
    return t(what === '' ? 'removedPlace' : 'removed', { what })
  }
  const drawn = (id: string): string => {
    const row = nodeRow(diagram, id)
    return row < 0 ? NOTHING : names.node(row)
  }
  const designedPart = (id: string): string => {
    const was = formerNode(id)
    if (frozen?.nodeKind[was] === 'placeholder') return t('freePlace')
    return nodeRow(diagram, id) < 0 ? gone(was) : drawn(id)
  }
  const route = ({ source, port, target }: Route, part: (id: string) => string): string =>
    `${port > 0 ? t('atPort', { name: part(source), port }) : part(source)} → ${part(target)}`
  // A row without a model is described by its kind.
  const model = (counted: FrozenValue, kind: string | undefined): FrozenValue => {
    if (counted !== '') return counted
    if (kind === 'placeholder') return t('freePlace')
    return kind === 'endCap' ? t('endCap') : counted
  }
  const turned = (counted: FrozenValue): string => t(counted === 1 ? 'yes' : 'no')

  return {
    name({ place, id, field, state }, was) {
      if (field === 'defaultLengthM') return t('byDefault', { count: byDefault })
      if (place === 'node') return nodeRow(diagram, id) < 0 ? gone(was) : drawn(id)
      const row = edgeRow(diagram, id)
      if (state === 'removed' || row < 0) return gone(formerNode(frozen?.edgeTarget[was] ?? ''))
      const now = installedRoute(diagram, row)
      return route(field === 'route' ? now : { ...now, port: 0 }, drawn)
    },
    designed({ field }, was, counted) {
      if (field === 'route' && frozen) return route(designedRoute(frozen, was), designedPart)
      if (field === 'model') return model(counted, frozen?.nodeKind[was])
      return field === 'reverse' ? turned(counted) : counted
    },
    installed({ field, id }, counted) {
      if (field === 'route') {
        const row = edgeRow(diagram, id)
        return row < 0 ? NOTHING : route(installedRoute(diagram, row), drawn)
      }
      if (field === 'model') {
        const row = nodeRow(diagram, id)
        return model(counted, row < 0 ? undefined : kindAt(diagram, row))
      }
      return field === 'reverse' ? turned(counted) : counted
    },
  }
}
