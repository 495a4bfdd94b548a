import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { Engine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { BRANCHINGS } from '../../src/model/project/branching'
import { newSystem, RATING_CONDITIONS } from '../../src/model/project/defaults'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { drawSystem } from '../../src/model/drawing/draw-system'
import type { Finding } from '../../src/model/finding/finding'
import type { System } from '../../src/model/project/project'
import { anyOutdoor, anyUnits, pack } from './arbitrary'
import { drawnCounts } from './drawing-rules'

let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), readPack(packJson))
})

async function findingsOf(system: System): Promise<Finding[]> {
  const { findings } = await engine.inspect(system, { design: RATING_CONDITIONS, revision: 1 })
  return findings
}

// Ratio, unit count, lengths and the like follow from what the user chose; the rules of connection must hold for any choice.
const isRule = (finding: Finding) => !finding.code.startsWith('limit.')

describe('generated piping and the rules of the core', () => {
  it('generated piping and the rules of the core breaks no rule of connection, whatever the units', async () => {
    await fc.assert(
      fc.asyncProperty(anyOutdoor, anyUnits, fc.constantFrom(undefined, ...BRANCHINGS), async (models, units, branching) => {
        const system = newSystem({ outdoorModels: models, indoorUnits: units, ...(branching && { branching }) })
        const broken = await findingsOf({ ...system, diagram: drawSystem(system, pack) })
        expect(broken.filter(isRule)).toStrictEqual([])
        expect(broken.filter((finding) => finding.code === 'limit.portCapacityKw')).toStrictEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('generated piping and the rules of the core breaks none as main and sub boxes either, and has room for every unit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<string[]>(['X4P-10'], ['X4P-24', 'X4P-24'], ['X3P-08']), anyUnits, async (models, units) => {
        const system = newSystem({ outdoorModels: models, indoorUnits: units })
        const diagram = drawSystem(system, { ...pack, library: 'NA0101' })
        expect(diagram.nodeRest[0]?.outdoorType).toBe('MainSub')
        const broken = await findingsOf({ ...system, diagram })
        expect(broken.filter(isRule)).toStrictEqual([])
        expect(broken.filter((finding) => finding.code === 'limit.portCapacityKw')).toStrictEqual([])
        const drawn = drawnCounts({ ...system, diagram })
        expect(drawn).toStrictEqual(Object.fromEntries(units.map((unit) => [unit.id, unit.count])))
        // Drawn anew it is main/sub again, for every user.
        expect(drawSystem({ ...system, diagram }, pack).nodeRest[0]?.outdoorType).toBe('MainSub')
      }),
      { numRuns: 150 },
    )
  })

  it('generated piping and the rules of the core makes a demo project without an error, every room with what it requires and one advice to look at', async () => {
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    const found: string[] = []
    for (const id of project.systemOrder) {
      const system = project.systems[id]
      if (!system) continue
      const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
      expect(result.outdoor?.ratedCR).toBeGreaterThan(80)
      found.push(...result.findings.map((finding) => `${system.name}: ${finding.severity} ${finding.code}`))
    }
    expect([...new Set(found)]).toStrictEqual(['Offices 1F–2F: advice limit.afterFirstBranchM'])
  })
})
