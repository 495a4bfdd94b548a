import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { Change } from '../../../src/model/change/change'
import { placeNewUnit } from '../../../src/model/edits/drawing/place-new-unit'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import type { Project } from '../../../src/model/project/project'
import { replaceProject } from '../../../src/state/piping/commit'
import { newErrors } from '../../../src/state/core/new-errors'
import { configureState } from '../../../src/state/page/ports'
import { currentProject, projectState } from '../../../src/state/piping/project'
import { results } from '../../../src/state/core/results'
import { projectBuilder } from '../../helpers/project-builder'
import { pack } from '../../model/arbitrary'
import { ServerInMemory } from '../server-twin'

const WALL_UNIT = { kind: 'indoor', model: 'C4-045' } as const

/** A heat-recovery system with an open place before its box and one on it; `wrong` already hangs where no unit may. */
const recovery = (): Project =>
  projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('outdoor', ['X4R-12'], 'HR')
        .joint('first', 'outdoor', { lengthM: 10 }, 3)
        .box('box', 'first', 4)
        .placeholder('port', 'box', { port: 1 })
        .unit('wrong', 'first', 'C4-056', { lengthM: 5 })
        .placeholder('open', 'first'),
    )
    .build()

const open = (): Project => {
  const project = currentProject()
  if (!project) throw new Error('no open project')
  return project
}
const found = async (change: Change) => (await newErrors('S', change)).map(({ code, nodeId }) => ({ code, nodeId }))

beforeAll(() => configureState(new ServerInMemory().ports({ startCore: nodeCore })))
beforeEach(() => replaceProject(recovery()))

describe('errors that a change would make', () => {
  it('errors that a change would make are the rules it breaks and not those broken already', async () => {
    expect(await found(placeNewUnit(open(), 'S', 'open', WALL_UNIT, pack))).toEqual([{ code: 'hrIndoorNeedsBox', nodeId: 'open' }])
  })

  it('errors that a change would make are none where it breaks nothing', async () => {
    expect(await found(placeNewUnit(open(), 'S', 'port', WALL_UNIT, pack))).toEqual([])
  })

  it('errors that a change would make are no limits, however far they are exceeded: a limit never refuses a number', async () => {
    expect(await found(setPipe(open(), 'S', ['outdoor>first'], { lengthM: 5000 }))).toEqual([])
  })

  it('errors that a change would make are looked for on a copy: the project stays as it is', async () => {
    const before = open().systems['S']?.diagram
    await found(placeNewUnit(open(), 'S', 'open', WALL_UNIT, pack))
    expect(open().systems['S']?.diagram).toBe(before)
    expect(open()).toEqual(recoveryAsOpen(open()))
  })

  it('errors that a change would make are measured by what the shown answer knows, if that is of the project as it is now', async () => {
    const core = await createEngine(await nodeCore(), readPack(packJson))
    const system = open().systems['S']
    if (!system) throw new Error('no system')
    const context = { design: open().information.design, revision: projectState.revision }
    const answer = structuredClone(await core.inspect(system, context))
    const change = placeNewUnit(open(), 'S', 'open', WALL_UNIT, pack)
    const known = { systemId: 'S', severity: 'error' as const, code: 'hrIndoorNeedsBox', nodeId: 'open', values: {} }
    results.bySystem = { S: { ...answer, isListed: true, findings: [known], errorCount: 1 } }
    expect(await found(change)).not.toContainEqual({ code: 'hrIndoorNeedsBox', nodeId: 'open' })
    for (const stale of [{ revision: answer.revision - 1 }, { isListed: false }, { errorCount: 2 }]) {
      results.bySystem = { S: { ...answer, isListed: true, findings: [known], errorCount: 1, ...stale } }
      expect(await found(change)).toEqual([{ code: 'hrIndoorNeedsBox', nodeId: 'open' }])
    }
    results.bySystem = {}
  })

  it('errors that a change would make are none where no project is open, or no such system', async () => {
    const change = placeNewUnit(open(), 'S', 'open', WALL_UNIT, pack)
    expect(await newErrors('elsewhere', change)).toEqual([])
    replaceProject(null)
    expect(await newErrors('S', change)).toEqual([])
  })
})

/** The project as it was built, under the random id of the open one. */
function recoveryAsOpen({ id }: Project): Project {
  return { ...recovery(), id }
}
