import type { Finding } from '../../model/finding/finding'
import { goToPlace } from '../find/find-state'
import { askForTab } from '../frame/right-tabs'
import { local } from '../open-system/local'
import { placeOf } from './finding-place'
import { findingsState } from './findings-state'

/** Opens a finding in the list of its system, without filters that would hide it, and goes to its place. */
export function showFinding(systemId: string, at: number, finding: Finding): void {
  local.filter = 'all'
  Object.assign(findingsState, { current: at, code: '', search: '', folded: [] })
  askForTab('findings')
  goToPlace(systemId, placeOf(finding))
}
