import { beforeEach, describe, expect, it } from 'vitest'
import { pickedPlaces } from '../../../../src/drawing/view/picked'
import { createDrawing } from '../../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../../src/drawing/drawing/pack-equipment'
import { BOARD_ENTRIES } from '../../../../src/features/piping/board-entries/entries'
import type { EntryContext } from '../../../../src/workbench/board-menu/entry'
import { runKey } from '../../../../src/workbench/board-menu/run-key'
import { local, setPicked } from '../../../../src/workbench/open-system/local'
import type { System } from '../../../../src/model/project/project'
import { METRIC } from '../../../../src/model/project/quantity'
import { replaceProject } from '../../../../src/state/piping/commit'
import { currentProject, projectState } from '../../../../src/state/piping/project'
import { projectBuilder } from '../../../helpers/project-builder'
import { englishLabels, pack } from '../../../drawing/board-labels'

const labels = await englishLabels()

const system = (): System => {
  const open = currentProject()?.systems['S']
  if (!open) throw new Error('no open system')
  return open
}

/** The board as it is now, with what is picked now. */
function now(): EntryContext {
  const project = currentProject()
  if (!project) throw new Error('no open project')
  const drawing = createDrawing(system().diagram, null, packEquipment(pack))
  const { picked } = local
  return {
    open: {
      project,
      system: system(),
      pack,
      revision: projectState.revision,
      result: null,
      drawing,
      labels,
      names: { node: () => '', tag: () => '', order: [], pipes: [] },
      unitSettings: METRIC,
      sentence: ({ code }) => code,
    },
    picked,
    places: pickedPlaces(drawing, picked),
    board: null,
    spot: null,
    at: { px: 0, py: 0 },
  }
}

const press = (key: string, repeat: boolean): boolean =>
  runKey({ key, repeat, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }, now(), BOARD_ENTRIES)
const nodes = (): number => system().diagram.nodeCount

describe('a key of the board that is held', () => {
  beforeEach(() => {
    replaceProject(
      projectBuilder()
        .system('S', (draw) =>
          draw
            .outdoor('outdoor', ['X4P-10'])
            .joint('first', 'outdoor', { lengthM: 5 })
            .unit('near', 'first', 'C4-045')
            .joint('second', 'first', { lengthM: 5 })
            .unit('far', 'second', 'C4-045')
            .unit('farther', 'second', 'C4-045'),
        )
        .build(),
    )
  })

  it('a key of the board that is held removes what was picked, and not what is picked in its place', () => {
    setPicked({ nodes: ['far'], edges: [] })
    expect(press('Delete', false)).toBe(true)
    const [left, picked] = [nodes(), local.picked]
    expect(picked.nodes).toHaveLength(1)
    for (let times = 0; times < 5; times++) expect(press('Delete', true), 'the key means something here').toBe(true)
    expect([nodes(), local.picked]).toEqual([left, picked])
    expect(press('Delete', false), 'let go and pressed anew').toBe(true)
    expect(local.picked).not.toEqual(picked)
  })
})
