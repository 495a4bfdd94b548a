import { describe, expect, it } from 'vitest'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { atOnce } from '../../../src/model/change/at-once'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { indexFindings, indexPlaces } from '../../../src/workbench/find/project-index'
import { searchIndex } from '../../../src/workbench/find/search-index'
import { pack } from '../../drawing/board-labels'

const project = demoProject(pack, { ownerId: 'owner', ownerName: 'Owner' })
const [first = '', second = ''] = project.systemOrder
const words = { floor: (floor: string) => `Floor ${floor}`, sentence: ({ code }: { code: string }) => `Broken: ${code}` }
const places = atOnce(indexPlaces(project, words))

const found = (query: string, most = 5) =>
  atOnce(searchIndex(places, query, most)).map(({ kind, entries, count }) => [kind, entries.map(({ text }) => text), count])

describe('finding in a whole project', () => {
  it('finding in a whole project lists a room with its units, and the line of the list that serves it', () => {
    expect(found('lobby')).toEqual([
      ['room', ['Lobby'], 1],
      ['unit', ['IDU-1-01, IDU-1-02 · Lobby'], 1],
    ])
    const [room] = places.filter(({ kind, text }) => kind === 'room' && text === 'Lobby')
    expect([room?.systemId, room?.units, room?.where]).toEqual([first, 2, 'Floor 1F'])
  })

  it('finding in a whole project takes accents and capitals lightly, and a tag', () => {
    expect(found('CAFE').map(([kind]) => kind)).toEqual(['room', 'unit'])
    expect(found('odu-2')).toEqual([['system', [project.systems[second]?.name], 1]])
  })

  it('finding in a whole project lets words of the system and the floor narrow it, but not find it', () => {
    expect(found('open offices 1f')).not.toEqual([])
    expect(found('lobby shop')).toEqual([])
    expect(found('floor 2f')).toEqual([])
  })

  it('finding in a whole project shows what begins with the word first, no more than wanted, and counts the rest', () => {
    const [rooms] = found('o', 2)
    expect(rooms?.[1]).toHaveLength(2)
    expect(Number(rooms?.[2])).toBeGreaterThan(2)
    const office = atOnce(searchIndex(places, 'office', 20)).find(({ kind }) => kind === 'room')
    const begins = office?.entries.map(({ text }) => text.startsWith('Office')) ?? []
    expect(begins).toContain(true)
    expect(begins).toContain(false)
    expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)))
  })

  it('finding in a whole project lists rooms that no unit serves, and no served room twice', () => {
    const room = {
      id: 'r',
      floor: '4',
      zone: 'North',
      areaM2: null,
      heightM: null,
      use: '',
      coolKw: null,
      sensibleKw: null,
      heatKw: null,
      type: '',
    }
    const rooms = [
      { ...room, name: 'Archive', extra: {} },
      { ...room, id: 's', name: 'Lobby', extra: {} },
    ]
    const more = atOnce(indexPlaces({ ...project, rooms }, words)).filter(({ systemId }) => systemId === '')
    expect(more.map(({ text, where }) => [text, where])).toEqual([['Archive', 'Floor 4 · North']])
  })

  it('finding in a whole project lists findings in words with their place in the list, and words each once', () => {
    let worded = 0
    const counting = { ...words, sentence: ({ code }: { code: string }) => `${++worded} ${code}` }
    const finding = (code: string) => ({ systemId: second, code, severity: 'error' as const, values: {} })
    const result = { findings: [finding('limit.totalM'), finding('limit.maxCrPct')] } as unknown as SystemResult
    const entries = atOnce(indexFindings(project, { [second]: result }, counting))
    expect(entries.map(({ text, systemId, findingAt }) => [text, systemId, findingAt])).toEqual([
      ['1 limit.totalM', second, 0],
      ['2 limit.maxCrPct', second, 1],
    ])
    atOnce(indexFindings(project, { [second]: result }, counting))
    expect(worded).toBe(2)
  })
})
