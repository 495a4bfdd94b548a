import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrawing } from '../../../src/canvas/drawing/drawing'
import { packEquipment } from '../../../src/canvas/drawing/pack-equipment'
import type { Place } from '../../../src/canvas/drawing/spatial-index'
import { nodeCore } from '../../../src/engine/node-core'
import { cutPicked } from '../../../src/features/piping/commands/cut-picked'
import { pasteHere } from '../../../src/features/piping/commands/paste-here'
import { endPlacing, placingState } from '../../../src/features/piping/drop/placing-state'
import { hideRefusal, refusalState } from '../../../src/features/piping/drop/refusal'
import { local } from '../../../src/features/piping/local'
import type { OpenSystem } from '../../../src/features/piping/use-open-system'
import { nodeRow } from '../../../src/model/diagram-rows'
import { kindAt } from '../../../src/model/diagram-tree'
import { METRIC } from '../../../src/model/quantity'
import { replaceProject } from '../../../src/state/commit'
import { configureState } from '../../../src/state/ports'
import { currentProject, projectState } from '../../../src/state/project'
import { englishLabels, pack } from '../../canvas/board-labels'
import { projectBuilder } from '../../helpers/project-builder'
import { ServerInMemory } from '../../state/server-twin'

const AT = { px: 0, py: 0 }
const labels = await englishLabels()

function open(): OpenSystem {
  const project = currentProject()
  const system = project?.systems['S']
  if (!project || !system) throw new Error('no open system')
  const drawing = createDrawing(system.diagram, null, packEquipment(pack))
  return {
    project,
    system,
    pack,
    revision: projectState.revision,
    result: null,
    drawing,
    labels,
    names: { node: () => '', order: [], pipes: [] },
    unitSettings: METRIC,
    sentence: ({ code }) => code,
  }
}
const placeOf = (id: string): Place => ({ kind: 'node', row: nodeRow(open().system.diagram, id) })
const kindOf = (id: string): string => kindAt(open().system.diagram, placeOf(id).row)
const units = (): number => open().system.diagram.nodeId.filter((_, row) => kindAt(open().system.diagram, row) === 'indoor').length

/** The port of the box on which a node hangs. */
const portOf = (id: string): number | undefined => {
  const { diagram } = open().system
  return diagram.edgeSourcePort[diagram.edgeTarget.indexOf(placeOf(id).row)]
}

beforeAll(() => configureState(new ServerInMemory().ports({ startCore: nodeCore })))

beforeEach(async () => {
  let held = ''
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => {
        held = text
        return Promise.resolve()
      },
      readText: () => Promise.resolve(held),
    },
  })
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('outdoor', ['X4R-12'], 'HR')
          .joint('first', 'outdoor', { lengthM: 10 })
          .box('box', 'first', 4)
          .unit('unit', 'box', 'C4-036', { port: 1 })
          .placeholder('port', 'box', { port: 2 })
          .placeholder('open', 'first'),
      )
      .build(),
  )
  local.view = 'board'
  await cutPicked('S', { nodes: ['unit'], edges: [] })
})

afterEach(() => {
  endPlacing()
  hideRefusal()
  vi.unstubAllGlobals()
})

describe('a branch that was cut', () => {
  it('is still cut after a place has refused it, and moves then to one that takes it', async () => {
    await pasteHere(open(), placeOf('open'), AT)
    expect(refusalState.current?.refusal.sentence).toBe('hrIndoorNeedsBox')
    expect(kindOf('unit')).toBe('indoor')
    await pasteHere(open(), placeOf('port'), AT)
    expect([units(), portOf('unit')]).toEqual([1, 2])
  })

  it('is still cut where it was in hand and nothing came of it', async () => {
    await pasteHere(open(), null, AT)
    expect(placingState.current).not.toBeNull()
    endPlacing()
    await pasteHere(open(), placeOf('port'), AT)
    expect(units()).toBe(1)
  })

  it('is a copy once it has moved', async () => {
    await pasteHere(open(), placeOf('port'), AT)
    const [left] = open().system.diagram.nodeId.filter((id) => id !== 'open' && kindOf(id) === 'placeholder')
    await pasteHere(open(), placeOf(left ?? ''), AT)
    expect(units()).toBe(2)
  })

  it('that is pasted in the table is in hand on the board', async () => {
    local.view = 'table'
    await pasteHere(open(), null, AT)
    expect(placingState.current).not.toBeNull()
    expect(local.view).toBe('board')
  })
})
