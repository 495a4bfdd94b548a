import type { System } from '../project/project'
import type { FrozenLists } from './frozen-lists'
import type { UnitRow } from './unit-rows'

/** A system without its drawing and unit list, in JSON form. */
export interface SystemText extends Omit<System, 'indoorUnits' | 'diagram' | 'frozen'> {
  /** Only in snapshots of the former version. */
  indoorUnits?: UnitRow[]
  /** Total number of units, known before the list is read. */
  unitCount?: number
  frozen?: FrozenLists
}
