import { createDrawing } from '../../../src/canvas/drawing/drawing'
import { packEquipment } from '../../../src/canvas/drawing/pack-equipment'
import type { OpenSystem } from '../../../src/features/piping/use-open-system'
import { METRIC } from '../../../src/model/quantity'
import { currentProject, projectState } from '../../../src/state/project'
import { englishLabels, pack } from '../../canvas/board-labels'

const labels = await englishLabels()

/** System S of the open project as the board has it before any answer. */
export function openSystem(): OpenSystem {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  return {
    project,
    system,
    pack,
    revision: projectState.revision,
    result: null,
    drawing: createDrawing(system.diagram, null, packEquipment(pack)),
    labels,
    names: { node: () => '', order: [], pipes: [] },
    unitSettings: METRIC,
    sentence: ({ code }) => code,
  }
}
