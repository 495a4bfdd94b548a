import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchoredPlaces } from '../../../src/engine/arrange/anchored-places'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import type { Project, System } from '../../../src/model/project/project'
import { anchoredRows } from '../../../src/model/drawing/notes/anchored-rows'
import { invert } from '../../../src/model/change/invert'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { anyDrawingEdits, describeDrawingEdit, openSystem } from '../../model/random-edits'
import { moveNotes } from '../../../src/model/edits/notes/move-notes'
import { RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { outdoorModules } from '../../../src/model/project/outdoor-modules'
import { defaultPack, engine } from '../core-record'

const systemIn = (project: Project): System => {
  const system = project.systems['system']
  if (!system) throw new Error('The system is lost.')
  return system
}

/** Puts everything where the core arranges it, and what stands beside a node with it. */
async function arrange(project: Project): Promise<void> {
  const { diagram } = systemIn(project)
  const { arrangedX, arrangedY } = await (await engine).inspect(systemIn(project), { design: RATING_CONDITIONS, revision: 1 })
  const anchored = anchoredPlaces(diagram, arrangedX, arrangedY, (models) => outdoorModules(defaultPack, models).length)
  diagram.nodeX.set(arrangedX.subarray(0, diagram.nodeCount))
  diagram.nodeY.set(arrangedY.subarray(0, diagram.nodeCount))
  for (const { row, x, y } of anchored) [diagram.nodeX[row], diagram.nodeY[row]] = [x, y]
}

/** How far everything that stands beside a node stands from it. */
function distances(project: Project): Map<string, number[]> {
  const { diagram } = systemIn(project)
  const { nodeX, nodeY, nodeId } = diagram
  const apart = (column: Float64Array, row: number, anchor: number): number => (column[row] ?? 0) - (column[anchor] ?? 0)
  return new Map(
    anchoredRows(diagram).map(({ row, anchor }) => [nodeId[row] ?? '', [apart(nodeX, row, anchor), apart(nodeY, row, anchor)]]),
  )
}

describe('what stands beside a node', () => {
  it('what stands beside a node stands in the same place whether every step was arranged or only the last, as when a journal is replayed', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDrawingEdits,
        fc.array(fc.record({ at: fc.nat(), dx: fc.integer({ min: -6, max: 6 }), isUndone: fc.boolean() }), { minLength: 8 }),
        async (edits, drags) => {
          const [live, replayed] = [openSystem('HP', false), openSystem('HP', false)]
          await arrange(live)
          await arrange(replayed)
          const make = async (change: Change | null): Promise<void> => {
            if (!change || change.ops.length === 0) return
            applyChange(live, change)
            applyChange(replayed, change)
            await arrange(live)
          }
          for (const [step, edit] of edits.entries()) {
            const change = edit.what === 'note' ? null : describeDrawingEdit(live, edit)
            await make(change)
            const drag = drags[step % drags.length]
            const { diagram } = systemIn(live)
            const node = diagram.nodeId[(drag?.at ?? 0) % diagram.nodeCount] ?? ''
            if (step % 3 === 0 && kindAt(diagram, nodeRow(diagram, node)) !== 'none')
              await make(addAccessory(live, 'system', node, step % 2 === 0 ? 'panel' : 'controller'))
            const beside = anchoredRows(diagram)
            const picked = beside[(drag?.at ?? 0) % beside.length]
            if (picked) await make(moveNotes(live, 'system', [diagram.nodeId[picked.row] ?? ''], 25 * (drag?.dx ?? 0), 0))
            else if (change && drag?.isUndone) await make(invert(change))
          }
          await arrange(replayed)
          expect(distances(replayed)).toStrictEqual(distances(live))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('what stands beside a node comes to rest where two of an imported drawing name each other', async () => {
    const project = openSystem('HP', false)
    const { diagram } = systemIn(project)
    const [unit = ''] = diagram.nodeId
    for (const accessory of ['controller', 'panel'] as const) applyChange(project, addAccessory(project, 'system', unit, accessory))
    const rows = anchoredRows(diagram).map(({ row }) => row)
    const [first = -1, second = -1] = rows.slice(-2)
    for (const [row, other] of [
      [first, second],
      [second, first],
    ] as const)
      diagram.nodeRest[row] = { extra: { plusId: diagram.nodeId[other] ?? '', plusOffset: { x: 400, y: 300 } } }
    await arrange(project)
    const placesNow = (): number[][] => [first, second].map((row) => [diagram.nodeX[row] ?? NaN, diagram.nodeY[row] ?? NaN])
    const once = placesNow()
    expect(once.flat().every(Number.isFinite)).toBe(true)
    await arrange(project)
    expect(placesNow()).toStrictEqual(once)
  })
})
