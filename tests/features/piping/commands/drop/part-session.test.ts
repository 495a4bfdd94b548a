import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '../../../../../src/drawing/view/spatial-index'
import type { SystemResult } from '../../../../../src/engine/decode/system-result'
import { nodeCore } from '../../../../../src/engine/host/node-core'
import { partSession } from '../../../../../src/features/piping/commands/drop/part-session'
import type { Part } from '../../../../../src/features/piping/palette/part'
import { nodeRow } from '../../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../../src/model/diagram/diagram-tree'
import { replaceProject } from '../../../../../src/state/document/commit'
import { undo } from '../../../../../src/state/document/history'
import { configureState } from '../../../../../src/state/document/ports'
import { startRecalculation } from '../../../../../src/state/core/recalculate'
import { results } from '../../../../../src/state/core/results'
import { workplace } from '../../../../../src/state/page/workplace'
import { projectBuilder } from '../../../../helpers/project-builder'
import { ServerInMemory } from '../../../../state/server-twin'
import { openSystem } from '../../open-system'

const UNIT = { kind: 'indoor', model: 'C4-056' } as const
const PART: Part = { key: UNIT.model, title: UNIT.model, detail: '', what: { kind: 'item', item: UNIT } }

let follows: number
let stop: () => void

const placeOf = (id: string): Place => ({ kind: 'node', row: nodeRow(openSystem().system.diagram, id) })
const kindOf = (id: string): string => kindAt(openSystem().system.diagram, placeOf(id).row)
const result = (): SystemResult | undefined => results.bySystem['S']
const idle = () => expect.poll(() => results.computing).toBe(false)
/** Lets the core say what it was told. */
const told = (count: number) => expect.poll(() => follows).toBe(count)

beforeEach(async () => {
  follows = 0
  const startCore = async () => {
    const core = await nodeCore()
    const follow: typeof core.follow = async (...given) => {
      const answer = await core.follow(...given)
      follows++
      return answer
    }
    return { ...core, follow }
  }
  configureState(new ServerInMemory().ports({ startCore }))
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

describe('a unit in hand', () => {
  it('that has rested on a place stands there with its answer in the very moment it is let go', async () => {
    const session = partSession(PART, UNIT, openSystem())
    const before = follows
    session.foresee?.(placeOf('free'))
    await told(before + 1)
    const units = result()?.outdoor?.unitCount
    expect([kindOf('free'), units]).toStrictEqual(['placeholder', 1])
    const dropped = session.drop(placeOf('free'), true)
    expect([kindOf('free'), result()?.outdoor?.unitCount]).toStrictEqual(['indoor', 2])
    expect(await dropped).toBeNull()
    await idle()
    expect(follows).toBe(before + 1)
    undo()
    await idle()
    expect([kindOf('free'), result()?.outdoor?.unitCount]).toStrictEqual(['placeholder', 1])
  })

  it('that rested on one place and is let go on another stands there alone', async () => {
    const session = partSession(PART, UNIT, openSystem())
    const passOver = session.foresee?.(placeOf('free'))
    passOver?.()
    await session.drop(placeOf('other'), true)
    await idle()
    expect([kindOf('free'), kindOf('other'), result()?.outdoor?.unitCount]).toStrictEqual(['placeholder', 'indoor', 2])
  })

  it('that is let go elsewhere before the first place has heard that it goes on stands there alone as well', async () => {
    const session = partSession(PART, UNIT, openSystem())
    session.foresee?.(placeOf('free'))
    await session.drop(placeOf('other'), true)
    await idle()
    expect([kindOf('free'), kindOf('other'), result()?.outdoor?.unitCount]).toStrictEqual(['placeholder', 'indoor', 2])
  })
})
