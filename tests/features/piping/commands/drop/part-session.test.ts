import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '../../../../../src/drawing/view/spatial-index'
import type { SystemResult } from '../../../../../src/engine/decode/system-result'
import { nodeCore } from '../../../../../src/engine/host/node-core'
import { partSession } from '../../../../../src/features/piping/commands/drop/part-session'
import type { Part } from '../../../../../src/features/piping/palette/part'
import { nodeRow } from '../../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../../src/model/diagram/diagram-tree'
import { replaceProject } from '../../../../../src/state/piping/commit'
import { undo } from '../../../../../src/state/piping/history'
import { configureState } from '../../../../../src/state/page/ports'
import { startRecalculation } from '../../../../../src/state/core/recalculate'
import { results } from '../../../../../src/state/core/results'
import { workplace } from '../../../../../src/state/page/workplace'
import { projectBuilder } from '../../../../helpers/project-builder'
import { ServerInMemory } from '../../../../state/server-twin'
import { openSystem } from '../../open-system'

const UNIT = { kind: 'indoor', model: 'C4-056' } as const
const PART: Part = { key: UNIT.model, title: UNIT.model, detail: '', what: { kind: 'item', item: UNIT } }

let stop: () => void

const placeOf = (id: string): Place => ({ kind: 'node', row: nodeRow(openSystem().system.diagram, id) })
const kindOf = (id: string): string => kindAt(openSystem().system.diagram, placeOf(id).row)
const result = (): SystemResult | undefined => results.bySystem['S']
const idle = () => expect.poll(() => results.computing).toBe(false)

beforeEach(async () => {
  configureState(new ServerInMemory().ports({ startCore: nodeCore }))
  stop = startRecalculation()
  workplace.systemId = 'S'
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('h', 'o', {}, 4)
          .unit('a', 'h', 'C4-036', { port: 1 })
          .placeholder('free', 'h', { port: 2 })
          .placeholder('other', 'h', { port: 3 }),
      )
      .build(),
  )
  await idle()
})

afterEach(() => {
  replaceProject(null)
  stop()
})

describe('partSession', () => {
  it('partSession places the unit where it is let go, and the core answers with it', async () => {
    await partSession(PART, UNIT, openSystem()).drop(placeOf('free'), true, { px: 0, py: 0 })
    await idle()
    expect([kindOf('free'), kindOf('other'), result()?.outdoor?.unitCount]).toStrictEqual(['indoor', 'placeholder', 2])
    undo()
    await idle()
    expect([kindOf('free'), result()?.outdoor?.unitCount]).toStrictEqual(['placeholder', 1])
  })

  it('partSession places the unit on the last place alone after it was carried over another', async () => {
    const session = partSession(PART, UNIT, openSystem())
    expect(await session.answer(placeOf('free'))).toStrictEqual({ accepts: true, sentence: '' })
    await session.drop(placeOf('other'), true, { px: 0, py: 0 })
    await idle()
    expect([kindOf('free'), kindOf('other'), result()?.outdoor?.unitCount]).toStrictEqual(['placeholder', 'indoor', 2])
  })
})
