import type { System } from '../project/project'
import type { FrozenLists } from './frozen-lists'
import type { UnitRow } from './unit-rows'

/** What a system has beside its drawing and its list of units, as JSON can carry it. */
export interface SystemText extends Omit<System, 'indoorUnits' | 'diagram' | 'frozen'> {
  /** Only in pictures of the former version. */
  indoorUnits?: UnitRow[]
  /** Units in all, known before the list is read. */
  unitCount?: number
  frozen?: FrozenLists
}
