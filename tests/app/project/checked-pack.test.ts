import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedPack } from '../../../src/app/project/state-ports'
import { readPack, readPackInSlices } from '../../../src/contract/pack'
import { settings } from '../../../src/state/page/settings'
import packJson from '../../../packs/default.json'

const broken: Record<string, (pack: Record<string, unknown>) => void> = {
  'a section is missing': (pack) => delete pack['charge'],
  'a section is of another kind': (pack) => (pack['limits'] = 'none'),
  'an optional section is wrong': (pack) => (pack['examples'] = 7),
  'an id stands twice': (pack) => (pack['series'] = [...(pack['series'] as unknown[]), ...(pack['series'] as unknown[])]),
}
const copy = (): Record<string, unknown> => structuredClone(packJson)
const problemOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  settings.frontEndVersion = '1'
})

describe('a pack read in turns', () => {
  it('a pack read in turns is the pack as it came, with a pause after each section', async () => {
    let pauses = 0
    const pause = (): Promise<void> => {
      pauses++
      return Promise.resolve()
    }
    expect(await readPackInSlices(packJson, pause)).toBe(packJson)
    expect(pauses).toBeGreaterThan(15)
  })

  it.each(Object.keys(broken))('a pack read in turns is refused as when it is read at once where %s', async (name) => {
    const pack = copy()
    broken[name]?.(pack)
    const refused = problemOf(() => readPack(pack))
    expect(refused).toBeInstanceOf(Error)
    await expect(readPackInSlices(pack, () => Promise.resolve())).rejects.toStrictEqual(refused)
  })

  it.each([null, [], 'pack', 7])('a pack read in turns is refused where it is %j', async (json) => {
    await expect(readPackInSlices(json, () => Promise.resolve())).rejects.toStrictEqual(problemOf(() => readPack(json)))
  })
})

describe('the pack of the server', () => {
  it('the pack of the server is refused as long as it is broken, however often it comes', async () => {
    const pack = copy()
    delete pack['charge']
    await expect(checkedPack(pack)).rejects.toThrow('charge')
    await expect(checkedPack(pack)).rejects.toThrow('charge')
  })

  it('the pack of the server is proven again when a single letter of it has changed, or the app', async () => {
    const seals: string[] = []
    const seal = async (json: unknown): Promise<void> => {
      await checkedPack(json)
      seals.push(localStorage.getItem('branchline.checkedPack') ?? '')
    }
    await seal(copy())
    await seal(copy())
    const changed = structuredClone(packJson)
    changed.meta.version += '0'
    await seal(changed)
    settings.frontEndVersion = '2'
    await seal(changed)
    expect(seals[1]).toBe(seals[0])
    expect(new Set(seals).size).toBe(3)
    await expect(checkedPack({ ...changed, charge: undefined })).rejects.toThrow('charge')
  })
})
