import type { System } from '../project'
import type { FrozenLists } from './frozen-lists'
import type { UnitRow } from './unit-rows'

/** What a system has beside its drawing, as JSON can carry it. */
export interface SystemText extends Omit<System, 'indoorUnits' | 'diagram' | 'frozen'> {
  indoorUnits: UnitRow[]
  frozen?: FrozenLists
}
