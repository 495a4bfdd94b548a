import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { openPacked, takeApart } from '../../src/model/packed/open-packed'
import { packProject } from '../../src/model/packed/pack-project'
import type { Project } from '../../src/model/project/project'
import { savedProject, savedSystem } from './saved-project'

const TAGS = ['IDU-2-01', 'Lobby']
const SCHEME = {
  unit: '{kind}.{system}.{nn}',
  outdoor: '{kind}{n}',
  prefixes: { idu: 'U', fa: 'FA', hrv: 'HRV', hdo: 'HDO', ahu: 'AHU', odu: 'VRF' },
}

const saved = (own: object = { tag: 'VRF1' }, item: object = { tags: TAGS }, page1: object = { tagScheme: SCHEME }) => ({
  ...savedProject([savedSystem([], [], { ...own, inDoorList: [{ id: 'a', type: 'idu', modelName: 'C4-056', count: 2, ...item }] })]),
  page1,
})
const tagsIn = (project: Project) => {
  const [system] = Object.values(project.systems)
  return [system?.tag, system?.indoorUnits[0]?.tags, project.information.tagScheme]
}
const refusal = (...given: Parameters<typeof saved>): string => {
  try {
    readProject(saved(...given))
    return 'nothing was refused'
  } catch (error) {
    return error instanceof InputError ? error.path : String(error)
  }
}

describe('tags in a saved project', () => {
  it('come back as they were saved, on the wire and packed', async () => {
    const project = readProject(saved())
    expect(tagsIn(project)).toStrictEqual(['VRF1', TAGS, SCHEME])
    expect(tagsIn(readProject(JSON.parse(JSON.stringify(writeProject(project)))))).toStrictEqual(['VRF1', TAGS, SCHEME])
    expect(tagsIn(await openPacked(takeApart(packProject(project)), () => Promise.resolve()))).toStrictEqual(['VRF1', TAGS, SCHEME])
  })

  it('of a project of an earlier version are not stored', () => {
    expect(tagsIn(readProject(saved({}, {}, {})))).toStrictEqual([undefined, undefined, undefined])
  })

  it('that are no texts, and patterns with unknown places, are refused with their place', () => {
    expect(refusal({}, { tags: [1] })).toMatch(/inDoorList\[0\]\.tags\[0\]$/)
    expect(refusal({ tag: 'x'.repeat(401) })).toMatch(/\.tag$/)
    expect(refusal({}, {}, { tagScheme: { unit: '{flor}' } })).toBe('$.page1.tagScheme.unit')
  })
})
