import { beforeAll, describe, expect, it } from 'vitest'
import { ACCEPTS, NO_PLACE, REFUSES } from '../../../../../src/board/placing/placing'
import { nodeCore } from '../../../../../src/engine/host/node-core'
import { branchTargets } from '../../../../../src/features/piping/commands/drop/branch-targets'
import { changedSystem } from '../../../../../src/model/change/changed-system'
import { nodeRow } from '../../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../../src/model/diagram/diagram-tree'
import { copyBranches } from '../../../../../src/model/edits/clip/copy-branches'
import { moveBranch } from '../../../../../src/model/edits/drawing/move-branch'
import { removeFromDrawing } from '../../../../../src/model/edits/drawing/remove-from-drawing'
import { replaceProject } from '../../../../../src/state/piping/commit'
import { newErrors } from '../../../../../src/state/core/new-errors'
import { inspectContext } from '../../../../../src/state/core/inspect-context'
import { configureState } from '../../../../../src/state/page/ports'
import { projectBuilder } from '../../../../helpers/project-builder'
import { pack } from '../../../../model/arbitrary'
import { ServerInMemory } from '../../../../state/server-twin'

/** Two boxes with a unit and a joint of units each, and open places before and behind them. */
const project = projectBuilder()
  .system('S', (draw) =>
    draw
      .outdoor('outdoor', ['X4R-22'], 'HR')
      .joint('first', 'outdoor', { lengthM: 10 }, 4)
      .box('left', 'first', 4)
      .unit('single', 'left', 'C4-036', { port: 1 })
      .joint('pair', 'left', { port: 2 })
      .unit('east', 'pair', 'C4-028')
      .unit('west', 'pair', 'C4-028')
      .placeholder('onLeft', 'left', { port: 3 })
      .box('right', 'first', 4)
      .unit('far', 'right', 'C4-045', { port: 1 })
      .placeholder('onRight', 'right', { port: 2 })
      .joint('second', 'first')
      .placeholder('behindSecond', 'second')
      .placeholder('behindFirst', 'first'),
  )
  .build()
const { diagram } = project.systems['S'] ?? {}
if (!diagram) throw new Error('no system')
const PLACES = ['onLeft', 'onRight', 'behindSecond', 'behindFirst']

/** The places of the drawing and what they say to a branch that is lifted. */
async function targetsOf(top: string) {
  const [branch] = copyBranches(project, 'S', [top]).branches
  const without = changedSystem(project, 'S', removeFromDrawing(project, 'S', { nodes: [top], edges: [] }, pack))
  if (!branch || !without || !diagram) throw new Error(`${top} is no branch`)
  const { nodes, refused } = await branchTargets(diagram, without, inspectContext(project), branch.diagram)
  const at = (place: string): number | undefined => nodes[nodeRow(diagram, place)]
  return { nodes, at, refusedAt: (place: string) => refused.get(nodeRow(diagram, place)) }
}

beforeAll(() => {
  configureState(new ServerInMemory().ports({ startCore: nodeCore }))
  replaceProject(project)
})

describe('the places that take a branch', () => {
  it.each(['single', 'pair', 'left', 'far', 'east', 'second'])(
    'the places that take a branch are those where moving %s breaks no rule',
    async (top) => {
      const targets = await targetsOf(top)
      for (const place of PLACES) {
        const move = moveBranch(project, 'S', top, place, pack)
        if (move.ops.length === 0) expect(targets.at(place), place).toBe(NO_PLACE)
        else expect(targets.at(place), place).toBe((await newErrors('S', move)).length === 0 ? ACCEPTS : REFUSES)
      }
    },
  )

  it('the places that take a branch refuse a joint for the unit that hangs below it, which has no box of its own', async () => {
    const { at, refusedAt } = await targetsOf('pair')
    expect(at('behindFirst')).toBe(REFUSES)
    expect(refusedAt('behindFirst')).toMatchObject({ kind: 'indoor', model: 'C4-028' })
  })

  it('the places that take a branch take a box with its units where those alone would be refused', async () => {
    const { at } = await targetsOf('left')
    expect([at('behindFirst'), at('onRight'), at('onLeft')]).toEqual([ACCEPTS, REFUSES, NO_PLACE])
  })

  it('the places that take a branch are open places only', async () => {
    const { nodes } = await targetsOf('far')
    nodes.forEach((verdict, row) => {
      if (kindAt(diagram, row) !== 'placeholder') expect(verdict).toBe(NO_PLACE)
    })
  })
})
