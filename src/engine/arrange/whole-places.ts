import { hasDisabled } from '../../model/diagram/disabled'
import type { System } from '../../model/project/project'
import type { SystemResult } from '../decode/system-result'
import { withParts } from '../decode/with-parts'
import type { PackedCore } from '../host/packed-core'
import { arrange, type Arrangement } from './arrange'

/**
 * Arranges a drawing with the pipes in it that count in no calculation: the check leaves them out, but they keep their place in the drawing. Reads the system at
 * once. Returns null where it has none, since the check's own places are the same then.
 */
export function arrangeWhole(core: PackedCore, system: System): Promise<Arrangement> | null {
  return hasDisabled(system.diagram) ? arrange(core, system) : null
}

/** Returns a result with these places of the nodes. It is drawn anew, since it does not tell which of them differ from those before. */
export function withPlaces(result: SystemResult, { x, y }: Arrangement): SystemResult {
  return withParts(result, { arrangedX: x, arrangedY: y, change: drawnAnew(result) })
}

/** Returns the change of a result that has to be drawn anew. */
export function drawnAnew({ change }: SystemResult): SystemResult['change'] {
  return { from: change.from, rows: 'all', edges: 'all' }
}
