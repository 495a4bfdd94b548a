import { ref } from 'valtio'
import { applyChange } from '../../model/change/apply'
import { continued, invert, touchedSystems } from '../../model/change/invert'
import type { OpTable } from '../document/kind'
import { holdProject, plainChange, renewSystems } from './hold'
import type { PipingTypes } from './types'

/** The op table of a project. Only the writer in `commit.ts` may use it. */
export const pipingTable: OpTable<PipingTypes> = {
  hold: holdProject,
  plain: plainChange,
  apply(project, change) {
    const renewed = renewSystems(project.systems, change)
    if (renewed) project.systems = renewed
    applyChange(project, change, ref)
  },
  invert,
  continued,
  touched: touchedSystems,
}
