import { afterEach, describe, expect, it } from 'vitest'
import { largeSystem } from '../../../bench/board/large-system'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { followDrawing } from '../../../src/workbench/open-system/use-open-system'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { Change } from '../../../src/model/change/change'
import { newProject, newSystem } from '../../../src/model/project/defaults'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { setLevelColumn, setPipeColumn } from '../../../src/model/edits/set-columns'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { undo } from '../../../src/state/piping/history'
import { currentProject } from '../../../src/state/piping/project'
import { pack } from '../../drawing/board-labels'
import { answerFor } from '../../drawing/system-answer'

const equipment = packEquipment(pack)
/** More rows than are followed one by one. */
const NODES = 3_000

afterEach(() => replaceProject(null))

function opened(): Diagram {
  const system = newSystem({ id: 'tower', diagram: largeSystem(NODES) })
  replaceProject(newProject({ systems: { tower: system }, systemOrder: ['tower'] }))
  const diagram = currentProject()?.systems['tower']?.diagram
  if (!diagram) throw new Error('The project has lost its system.')
  followDrawing(diagram, answerFor(diagram), equipment)
  return diagram
}

const EDITS: Record<string, (diagram: Diagram) => Change> = {
  'the length of all pipes': ({ edgeId }) => setPipe(project(), 'tower', edgeId, { lengthM: 7 }),
  'a column of bends': ({ edgeId }) =>
    setPipeColumn(
      project(),
      'tower',
      edgeId,
      'bends',
      edgeId.map((_, row) => row % 5),
    ),
  'a column of levels': ({ nodeId }) =>
    setLevelColumn(
      project(),
      'tower',
      nodeId,
      nodeId.map((_, row) => row),
    ),
}

function project() {
  const open = currentProject()
  if (!open) throw new Error('The project has been closed.')
  return open
}

describe('the drawing that follows', () => {
  it.each(Object.keys(EDITS))(
    'the drawing that follows keeps its columns and its index after %s, back and with an answer told anew',
    (name) => {
      const diagram = opened()
      const before = followDrawing(diagram, answerFor(diagram), equipment)
      for (const step of [() => commit(EDITS[name]?.(diagram) ?? { label: '', ops: [] }), undo]) {
        expect(step()).toBe(true)
        const answer = answerFor(diagram)
        const after = followDrawing(diagram, answer, equipment)
        expect(after.shape).toBe(before.shape)
        expect(after.result).toBe(answer)
        const anew = createDrawing(diagram, answer, equipment)
        expect({ ...after, shape: null }).toStrictEqual({ ...anew, shape: null })
      }
    },
  )

  it('the drawing that follows moves with the places of an answer that moves few rows, and is made anew by one that moves many', () => {
    const diagram = opened()
    const before = followDrawing(diagram, answerFor(diagram), equipment)
    for (const moved of [3, NODES - 100]) {
      const answer = answerFor(diagram)
      const places = { arrangedX: answer.arrangedX.slice(), arrangedY: answer.arrangedY.slice() }
      for (let row = 1; row <= moved; row++) places.arrangedX[row] = (diagram.nodeX[row] ?? 0) + 8
      const told = { ...answer, ...places }
      const after = followDrawing(diagram, told, equipment)
      expect(after.shape).not.toBe(before.shape)
      expect({ ...after, shape: null }).toStrictEqual({ ...createDrawing(diagram, told, equipment), shape: null })
    }
  })
})
