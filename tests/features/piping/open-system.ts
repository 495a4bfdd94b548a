import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { OpenSystem } from '../../../src/workbench/open-system/use-open-system'
import { METRIC } from '../../../src/model/project/quantity'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { englishLabels, pack } from '../../drawing/board-labels'

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
    names: { node: () => '', tag: () => '', order: [], pipes: [] },
    unitSettings: METRIC,
    sentence: ({ code }) => code,
  }
}
