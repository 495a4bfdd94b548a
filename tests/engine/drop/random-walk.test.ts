import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { OUTDOOR_TYPES } from '../../../src/model/project/codes'
import type { OutdoorType } from '../../../src/model/project/codes'
import type { NodeData } from '../../../src/model/diagram/diagram'
import type { System } from '../../../src/model/project/project'
import { projectBuilder } from '../../helpers/project-builder'
import { defaultPack, packTables } from '../core-record'
import { placeItem } from './place-item'
import { randomItem } from './random-drop'
import { ruleFindings } from './rule-findings'
import { unevenPack } from './uneven-pack'

const RUNS = Number(process.env.DROP_RUNS ?? 20)
const STEPS = 40

/** An outdoor unit with one free place. */
function bareSystem(mode: OutdoorType, data: NodeData, material?: string): System {
  const project = projectBuilder()
    .system('walk', (draw) =>
      draw
        .outdoor('outdoor', [mode === 'HP' ? 'X4P-22' : 'X4R-22'], mode, data)
        .placeholder('start', 'outdoor', material === undefined ? {} : { edgeMaterial: material }),
    )
    .build()
  const system = project.systems['walk']
  if (!system) throw new Error('The project has no system')
  return system
}

const design = projectBuilder().build().information.design
const steps = fc.array(fc.record({ item: randomItem(packTables), pick: fc.nat({ max: 10_000 }) }), { minLength: STEPS, maxLength: STEPS })
const series = fc.constantFrom<NodeData[]>({}, { seriesCode: '2610' })
const material = fc.constantFrom(undefined, 'copper', 'steel')

const PACKS = [
  ['ports alike', defaultPack],
  ['ports that differ', unevenPack()],
] as const
const CASES = OUTDOOR_TYPES.flatMap((mode) => PACKS.map(([name, pack]) => [mode, name, pack] as const))

describe('drops that the mask allows, one after another', () => {
  it.each(CASES)(
    'drops that the mask allows, one after another never break a rule of the whole graph: %s, boxes with %s',
    { timeout: 120_000 },
    async (mode, _, pack) => {
      const core = await createEngine(await nodeCore(), pack)
      const context = { design, revision: 1 }
      let placed = 0
      await fc.assert(
        fc.asyncProperty(series, material, steps, async (data, pipe, dropped) => {
          let system = bareSystem(mode, data, pipe)
          for (const { item, pick } of dropped) {
            const mask = await core.dropMask(system, context, item)
            const allowed = Array.from(mask.verdict.keys()).filter((row) => mask.verdict[row] === 0)
            const row = allowed[pick % Math.max(1, allowed.length)]
            if (row === undefined) continue
            const diagram = placeItem(system, system.diagram.nodeId[row] ?? '', item, pack)
            if (!diagram) throw new Error('The edit finds no free place where the mask allows the drop')
            system = { ...system, diagram }
            placed++
            expect(await ruleFindings(core, { system, design }, diagram)).toEqual([])
          }
        }),
        { numRuns: RUNS },
      )
      // A walk that is refused everything would prove nothing.
      expect(placed).toBeGreaterThan(RUNS * 4)
    },
  )
})
