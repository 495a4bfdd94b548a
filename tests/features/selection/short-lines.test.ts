import { expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { allUnitsKw, roomKw } from '../../../src/workbench/repair/delivered-kw'
import { shortfallByLine } from '../../../src/features/selection/units/delivered-capacity'
import type { Shortfall } from '../../../src/model/finding/room-shortfall'
import type { IndoorUnit } from '../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'

const severities = (short: ReadonlyMap<string, Shortfall>) =>
  new Map(
    [...short].map(([line, found]) => [
      line,
      Object.fromEntries(Object.entries(found).map(([quantity, { severity }]) => [quantity, severity])),
    ]),
  )

/** A line of two units and a line of one, on an outdoor unit that has enough for both. */
async function checked(lines: readonly [Partial<IndoorUnit>, Partial<IndoorUnit>]) {
  const [two, one] = lines
  const project = projectBuilder()
    .system(
      's',
      (draw) =>
        draw
          .outdoor('odu', ['X4P-14'])
          .joint('h', 'odu', { lengthM: 8 }, 3)
          .unit('a', 'h', 'C4-112', { lengthM: 4 }, { indoorUnitId: 'two' })
          .unit('b', 'h', 'C4-112', { lengthM: 30 }, { indoorUnitId: 'two' })
          .unit('c', 'h', 'C4-112', { lengthM: 9 }, { indoorUnitId: 'one' }),
      { indoorUnits: [indoorUnit('C4-112', { id: 'two', count: 2, ...two }), indoorUnit('C4-112', { id: 'one', ...one })] },
    )
    .build()
  const [system] = Object.values(project.systems)
  if (!system) throw new Error('The project has no system')
  const engine = await createEngine(await nodeCore(), readPack(packJson))
  const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
  return {
    system,
    result,
    kw: result.deliveredCoolingKw[2] ?? NaN,
    short: severities(shortfallByLine(system.diagram, result, system.indoorUnits)),
  }
}

it('a line of the list has the worst that the check found of its units, by quantity', async () => {
  const { kw } = await checked([{}, {}])
  const { short } = await checked([{ requiredCoolingKw: kw / 0.97, requiredHeatingKw: 40 }, { requiredCoolingKw: kw }])
  expect(short.get('two')).toEqual({ cooling: 'advice', heating: 'error' })
  expect(short.get('one')).toEqual({})
})

it('lines of one room are short together, and their kilowatts are added', async () => {
  const { kw } = await checked([{}, {}])
  const room = { roomId: 'hall' }
  const { short, system, result } = await checked([
    { ...room, requiredCoolingKw: kw * 1.2 },
    { ...room, requiredCoolingKw: kw },
  ])
  expect([short.get('two'), short.get('one')]).toEqual([{ cooling: 'error' }, { cooling: 'error' }])
  const both = roomKw(system, result, 'c', 'cooling')
  expect(both?.deliveredKw).toBeCloseTo(3 * kw, 9)
  expect(both?.requiredKw).toBeCloseTo(3.4 * kw, 9)
  expect(allUnitsKw(result)?.cooling).toBeCloseTo(3 * kw, 9)
  const [finding] = result.findings.filter(({ code }) => code === 'limit.deliveredCoolPct')
  expect(finding?.values['value']).toBeCloseTo((100 * (both?.deliveredKw ?? 0)) / (both?.requiredKw ?? 1), 9)
})

it('the kilowatts before and after a repair are those of the unit that the finding stands at', async () => {
  const { kw } = await checked([{}, {}])
  const { system, result } = await checked([{ requiredCoolingKw: kw * 1.3 }, {}])
  const findings = result.findings.filter(({ code }) => code === 'limit.deliveredCoolPct')
  expect(findings.map(({ nodeId }) => nodeId)).toEqual(['a', 'b'])
  for (const { nodeId, values } of findings) {
    const own = roomKw(system, result, nodeId ?? '', 'cooling')
    expect(own?.requiredKw).toBeCloseTo(kw * 1.3, 9)
    expect((100 * (own?.deliveredKw ?? 0)) / (own?.requiredKw ?? 1)).toBeCloseTo(Number(values['value']), 9)
  }
  expect(roomKw(system, result, 'gone', 'cooling')).toBeNull()
})
