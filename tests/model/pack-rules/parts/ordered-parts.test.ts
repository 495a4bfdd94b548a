import { expect, it } from 'vitest'
import { orderedParts } from '../../../../src/model/pack-rules/parts/ordered-parts'
import { newIndoorUnit, newSystem } from '../../../../src/model/project/defaults'
import { partLines } from '../../../../src/model/project/part-lines'
import type { System } from '../../../../src/model/project/project'
import { pack } from '../../arbitrary'

const ordered = (...systems: System[]) =>
  Object.fromEntries(orderedParts(pack, partLines(systems)).map(({ id, count, models }) => [id, [count, models]]))

it('each unit of a line is ordered with the panel that it comes with, or with what was chosen', () => {
  const indoorUnits = [
    newIndoorUnit({ type: 'idu', model: 'C4-056', count: 3 }),
    newIndoorUnit({ type: 'idu', model: 'C4-071', count: 2, parts: [{ id: 'EM-1', type: 'electricityMeter', count: 2 }] }),
    newIndoorUnit({ type: 'idu', model: 'C4-080' }),
    newIndoorUnit({ type: 'hrv', model: 'HRV-050', count: 4, parts: [{ id: 'EM-1', type: 'electricityMeter', count: 1 }] }),
    newIndoorUnit({ type: 'idu', model: 'WM-036', count: 9 }),
  ]
  expect(ordered(newSystem({ indoorUnits }))).toEqual({
    'PN-C4-950': [4, ['C4-056', 'C4-080']],
    'EM-1': [8, ['C4-071', 'HRV-050']],
  })
})

it('each module of an outdoor unit and each kit of an air handler is ordered with its accessories', () => {
  const airHandler = {
    name: 'Hall',
    coils: 2,
    extra: {},
    choices: [{ id: 'k', model: 'AK-090', kits: 2, ports: 1, coolingKw: [], heatingKw: [], extra: {} }],
  }
  const [combination] = pack.oduCombinations.items
  if (!combination) throw new Error('the pack lists no combination')
  const kits = newIndoorUnit({ type: 'ahu', model: '', airHandler, count: 3, parts: [{ id: 'AC-DUCT', type: 'V8Accessories', count: 2 }] })
  const outdoor = newSystem({
    outdoorModels: [combination.id],
    outdoorParts: [{ id: 'AC-SNOW', type: 'V8Accessories', count: 1 }],
    indoorUnits: [kits],
  })
  expect(ordered(outdoor, outdoor)).toEqual({
    'AC-SNOW': [2 * combination.moduleIds.length, [...new Set(combination.moduleIds)]],
    'AC-DUCT': [2 * 2 * 2 * 3, ['AK-090']],
  })
})

it('many systems with the same units make few lines, whose numbers add up', () => {
  const systems = Array.from({ length: 50 }, () =>
    newSystem({ outdoorModels: ['X4P-10'], indoorUnits: [newIndoorUnit({ type: 'idu', model: 'C2-056', count: 2 })] }),
  )
  expect(partLines(systems)).toHaveLength(2)
  expect(ordered(...systems)).toEqual({ 'PN-C2-1360': [100, ['C2-056']] })
})
