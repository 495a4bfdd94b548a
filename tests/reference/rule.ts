import type { Finding, FindingValues } from '../../src/model/finding/finding'
import type { Place } from './graph'
import type { CheckedSystem } from './system-check'

/** Every rule of section 4.1 is an error at the node that stands wrong. */
export function broken(checked: CheckedSystem, code: string, place: Place, values: FindingValues = {}): Finding {
  return { systemId: checked.system.id, nodeId: place.id, code, severity: 'error', values }
}
