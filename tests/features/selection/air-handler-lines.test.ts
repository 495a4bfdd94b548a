import { describe, expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { deliveredByLine } from '../../../src/features/selection/units/delivered-capacity'
import { sumLines } from '../../../src/features/selection/system-sums'
import { applyChange } from '../../../src/model/change/apply'
import { newIndoorUnit, RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { placeAirHandler } from '../../../src/model/edits/drawing/place-air-handler'
import { pack } from '../../model/arbitrary'
import { openSystem, SYSTEM, systemOf } from '../../model/kits/open-drawing'

const choices = [{ id: 'k', model: 'AK-160', kits: 3, ports: 1, coolingKw: [], heatingKw: [], extra: {} }]
const line = newIndoorUnit({ id: 'line', type: 'ahu', model: '', count: 2, airHandler: { name: 'AHU', coils: 3, choices, extra: {} } })

describe('a line of air handlers in the list', () => {
  it('a line of air handlers in the list counts as units, and gives what all its kits give', () => {
    expect(sumLines([line], readPack(packJson))).toMatchObject({ units: 2, nominalCoolingKw: 96, nominalHeatingKw: 108 })
  })

  it('a line of air handlers in the list delivers with one air handler what its kits deliver together', async () => {
    const project = openSystem([line])
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', 'line', pack))
    const engine = await createEngine(await nodeCore(), readPack(packJson))
    const result = await engine.inspect(systemOf(project), { design: RATING_CONDITIONS, revision: 1 })
    const { diagram } = systemOf(project)
    const kits = [...result.deliveredCoolingKw].filter((_, row) => diagram.nodeShape[row] === 'ahukit')
    expect(kits).toHaveLength(3)
    expect(deliveredByLine(diagram, result).get('line')?.coolingKw).toBe(kits.reduce((sum, kw) => sum + kw, 0))
  })
})
