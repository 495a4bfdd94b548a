import i18next from 'i18next'
import { setBranching as describeBranching } from '../../../model/edits/drawing/set-branching'
import { setLayOut as describeLayOut } from '../../../model/edits/drawing/set-lay-out'
import type { Diagram, LayOut } from '../../../model/diagram/diagram'
import type { Branching } from '../../../model/project/branching'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/piping/project'
import { change, changeByPack } from '../../../workbench/commands/change'

/** Lays the drawing of a system out wide or tall; the core finds the places. */
export function setLayOut(systemId: string, layOut: LayOut): void {
  change((project) => describeLayOut(project, systemId, layOut))
}

/** Chooses the preferred way of branching of a system or of one of its floors, and says where an edited diagram keeps its fittings. */
export function setBranching(systemId: string, by: Branching | null, floor?: string): void {
  const drawn = (): Diagram | undefined => currentProject()?.systems[systemId]?.diagram
  const before = drawn()
  const isStored = changeByPack((project, pack) => describeBranching(project, systemId, by, pack, floor))
  if (isStored && before && before.nodeCount > 0 && drawn() === before) notify('info', i18next.t('piping:drawing.kept'))
}
