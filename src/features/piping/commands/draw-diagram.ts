import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../canvas/board/picked'
import type { Pack } from '../../../contract/pack'
import type { Change } from '../../../model/change'
import { countUnits } from '../../../model/count-units'
import { generateDiagram, generatingDiagram } from '../../../model/edits/generate-diagram'
import type { System } from '../../../model/project'
import { toldAhead } from '../../../model/redrawing/kept-change'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/project'
import { undisturbed } from '../../../state/undisturbed'
import { beginDrawing } from '../drawing-state'
import { setPicked } from '../local'
import { LARGE_NODES } from '../use-unhurried'
import { change } from './change'

/** Draws a system's piping from its list; units that stay keep lengths, bends and levels. Undo brings the old drawing back. */
export async function drawDiagram(systemId: string, pack: Pack): Promise<void> {
  const system = projectState.current?.systems[systemId]
  if (!system) return
  const drawn =
    isLarge(system) && !projectState.readOnly
      ? await drawnInTurns(systemId, pack)
      : change((project) => generateDiagram(project, systemId, pack))
  if (!drawn) return
  setPicked(NOTHING_PICKED)
  notify('good', i18next.t('piping:message.generated'))
}

// A hundred thousand nodes take longer than a second; what is on the screen stays until they are all there.
async function drawnInTurns(systemId: string, pack: Pack): Promise<boolean> {
  const drawing = beginDrawing()
  if (!drawing) return false
  try {
    const described = await undisturbed<Change>(
      (project) => (project.systems[systemId] ? toldAhead(project, generatingDiagram(project, systemId, pack)) : null),
      drawing.signal,
    )
    return described !== null && change(() => described)
  } finally {
    drawing.end()
  }
}

function isLarge({ diagram, indoorUnits }: System): boolean {
  return Math.max(diagram.nodeCount, countUnits(indoorUnits)) >= LARGE_NODES
}
