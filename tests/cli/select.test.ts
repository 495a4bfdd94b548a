import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()

const room = (name: string, floor: string, coolKw: number, given: object = {}) => ({ name, floor, coolKw, heatKw: coolKw * 0.8, ...given })
const ROOMS = [
  room('Lobby', '1F', 7.8, { id: 'lobby', areaM2: 62, heightM: 3.2, zone: 'East' }),
  room('Office 1', '1F', 4.6, { sensibleKw: 3.4 }),
  room('Office 2', '2F', 6.1, { type: 'DM' }),
  room('Meeting', '2F', 3.7),
]

interface Printed {
  candidates: {
    objective: Record<string, number | null>
    isDominated: boolean
    systems: { name: string; models: string[]; ratedCrPct: number; units: Record<string, unknown>[] }[]
    unmet: Record<string, unknown>[]
    reasons: { code: string }[]
  }[]
}

describe('select on the command line', () => {
  test('select on the command line prints candidates with exactly the fields of the contract, the best first', () => {
    const run = cli('select', write('rooms.json', { rooms: ROOMS }))
    expect(run.exit).toBe(0)
    const { candidates } = run.result as Printed
    const [best] = candidates
    expect(Object.keys(run.result as object)).toEqual(['candidates'])
    expect(Object.keys(best ?? {})).toEqual(['objective', 'isDominated', 'systems', 'unmet', 'reasons'])
    expect(Object.keys(best?.objective ?? {})).toEqual(['weightKg', 'price', 'powerKw', 'chargeKg', 'systems', 'worstRatioPct'])
    expect(Object.keys(best?.systems[0] ?? {})).toEqual(['name', 'models', 'ratedCrPct', 'units'])
    expect(Object.keys(best?.systems[0]?.units[0] ?? {})).toEqual(['room', 'modelName', 'count', 'deliveredCoolKw', 'deliveredHeatKw'])
    const served = best?.systems.flatMap(({ units }) => units.map((unit) => unit['room']))
    expect(served?.sort()).toEqual(['Meeting', 'Office 1', 'Office 2', 'lobby'])
    expect(best?.reasons[0]?.code).toBe('bestByWeights')
    expect(best?.objective['price']).toBeNull()
  })

  test('the project that select writes has the rooms, finished drawings and a record of every system', () => {
    const out = write('project.json', '')
    const run = cli('select', write('rooms.json', { rooms: ROOMS }), '--out', out)
    const best = (run.result as Printed).candidates[0]
    const project = JSON.parse(readFileSync(out, 'utf8')) as {
      selection: { rooms: { id: string; name: string }[]; oduList: { inDoorList: object[] }[] }
    }
    expect(project.selection.rooms.map(({ name }) => name)).toEqual(ROOMS.map(({ name }) => name))
    const calculated = cli('calculate', out)
    const records = (calculated.result as { systems: { ODUOutput: { ratedCR: number }; JointOutput: object[] }[] }).systems
    expect(records.map(({ ODUOutput }) => ODUOutput.ratedCR)).toEqual(best?.systems.map(({ ratedCrPct }) => ratedCrPct))
    expect(cli('validate', out)).toMatchObject({ exit: 0, result: { valid: true } })
  })

  test('family, refrigerant, weights and prices are followed', () => {
    const file = write('wishes.json', { rooms: ROOMS, family: 'HR', refrigerant: 'R32', weights: { sliderValue1: 100, sliderValue8: 0 } })
    for (const { systems } of (cli('select', file).result as Printed).candidates)
      expect(systems.flatMap(({ models }) => models).every((model) => model.startsWith('X3R'))).toBe(true)
  })

  test('a room that no candidate covers ends the command with 1', () => {
    const run = cli('select', write('hall.json', { rooms: [...ROOMS, room('Hall', '1F', 900, { type: 'WM' })] }))
    expect(run.exit).toBe(1)
    expect((run.result as Printed).candidates[0]?.unmet[0]).toMatchObject({ room: 'Hall', quantity: 'cooling' })
  })

  test.each([
    [{ rooms: [] }, '$.rooms'],
    [{ rooms: [{ name: 'A', floor: '1F', coolKw: 'five', heatKw: 1 }] }, '$.rooms[0].coolKw'],
    [{ rooms: [{ name: 'A', floor: '1F', coolKw: 5 }] }, '$.rooms[0].heatKw'],
    [{ rooms: [room('A', '1F', -1)] }, '$.rooms[0].coolKw'],
    [{ rooms: [room('A', '1F', 3, { type: 'C9' })] }, '$.rooms[0].type'],
    [{ rooms: [room('A', '1F', 3, { id: 'x' }), room('B', '1F', 3, { id: 'x' })] }, '$.rooms[1].id'],
    [{ rooms: ROOMS, family: 'HP', refrigerant: 'R22' }, '$.refrigerant'],
    [{ rooms: ROOMS, weights: { sliderValue1: 101 } }, '$.weights.sliderValue1'],
    [{ rooms: ROOMS, weight: {} }, '$.weight'],
  ])('%j is refused with its place', (input, path) => {
    expect(cli('select', write('broken.json', input))).toMatchObject({ exit: 2, result: { error: { path } } })
  })

  test('rooms of a table are selected for like those of JSON, and a wrong cell is refused with row and column', () => {
    const table = [
      'Room;Floor;Cooling kW;Heating kW',
      ...ROOMS.map(({ name, floor, coolKw, heatKw }) => [name, floor, coolKw, heatKw].join(';')),
    ]
    const plain = ROOMS.map(({ name, floor, coolKw, heatKw }) => ({ name, floor, coolKw, heatKw }))
    const ofTable = cli('select', write('rooms.csv', table.join('\n')))
    expect(ofTable.exit).toBe(0)
    expect(ofTable.result).toEqual(cli('select', write('plain.json', { rooms: plain })).result)
    const wrong = cli('select', write('wrong.csv', [...table.slice(0, 3), 'Office 3;2F;many;2.0'].join('\n')))
    expect(wrong).toMatchObject({ exit: 2, result: { error: { path: 'C4' } } })
  })

  test.each([
    [[], { argument: 'FILE' }],
    [['missing.json'], { file: 'missing.json' }],
  ])('%j is refused with the argument or file named', (words, error) => {
    expect(cli('select', ...words)).toMatchObject({ exit: 2, result: { error } })
  })
})
