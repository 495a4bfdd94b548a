import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { CODE } from '../../src/contract/envelope'
import type { SavedProject } from '../../src/contract/project/project-calls'
import { readProject, writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { ITEM_RESULTS, SYSTEM_RESULTS } from '../../src/contract/wire/result-fields'
import { isRecord, type JsonRecord } from '../../src/contract/wire/read-value'
import { withResults } from '../../src/engine/results/with-results'
import { workedProject } from '../contract/saved-project'
import { defaultPack, engine } from '../engine/core-record'
import { savedBuilding } from '../helpers/saved-building'
import { serverWith, type Caller, type TestServer } from '../helpers/server'

const RESULTS = new Set<string>([...SYSTEM_RESULTS, ...ITEM_RESULTS])

describe('results in the answer of a project', () => {
  let server: TestServer
  let owner: Caller

  beforeAll(async () => {
    const ready = await serverWith({ owner: { login: 'owner@example.com', role: 'levelTwo' } })
    server = ready.server
    owner = ready.callers.owner
  }, 60_000)
  afterAll(() => server.close())

  const save = async (json: JsonRecord): Promise<WireProject> => {
    const project = owner.project('With results', { page1: json['page1'] as JsonRecord, selection: json['selection'] as JsonRecord })
    expect((await owner.save<SavedProject>(project)).code).toBe(CODE.ok)
    return { ...project, revision: 1 }
  }
  const get = async (id: string, query = ''): Promise<WireProject> =>
    (await owner.get<WireProject>(`${addressOf(CALLS.project.mssp.get, { id })}${query}`)).data
  const expected = async (project: WireProject): Promise<unknown> =>
    JSON.parse(JSON.stringify(await withResults(await engine, defaultPack, project, { library: '0001', language: 'en' })))

  it('the plain call has them, worked out at that moment; a page that asks for none gets the project as it was saved', async () => {
    const project = await save(writeProject(readProject(workedProject())))
    const answered = await get(project.id)
    expect(answered).toEqual(await expected(project))
    const [system] = answered.selection['oduList'] as JsonRecord[]
    expect(system).toMatchObject({ Systeminformation: [{ ODUOutput: { unitCount: 4 } }] })
    expect(await get(project.id, '?results=0')).toEqual(project)
  })

  it('what a saved file brings of them is replaced, and never read', async () => {
    const clean = writeProject(readProject(workedProject()))
    const wrong = JSON.parse(JSON.stringify(clean)) as WireProject
    for (const system of wrong.selection['oduList'] as JsonRecord[]) for (const field of SYSTEM_RESULTS) system[field] = 'wrong'
    const [one, other] = [await save(clean), await save(wrong)]
    const [first, second] = [await get(one.id), await get(other.id)]
    expect(second.selection).toEqual(first.selection)
    expect(Object.keys(second.selection).length).toBeGreaterThan(0)
    expect(writeProject(readProject(await get(other.id, '?results=0'))).selection).toEqual(clean.selection)
  })

  it('a large project is calculated in a thread, with the same figures', async () => {
    const project = await save(savedBuilding(24, 65))
    expect(JSON.stringify(project).length).toBeGreaterThan(256 * 1024)
    expect(await get(project.id)).toEqual(await expected(project))
  }, 60_000)

  it('a project that cannot be calculated is answered as it is stored', async () => {
    const json = workedProject()
    for (const { data } of json.selection.oduList[0]?.pipingGraphData.nodes ?? [])
      if (data['modelName'] === 'DM-090') data['modelName'] = 'unknown to the pack'
    const project = await save(json)
    expect(await get(project.id)).toEqual(project)
  })

  it('the file of a project has them', async () => {
    const project = await save(writeProject(readProject(workedProject())))
    const issued = await owner.send({ method: 'POST', url: CALLS.storage.projectAddress.path, payload: { id: project.id } })
    const file = await owner.send({ method: 'GET', url: `${String(issued.headers.location)}&download=1` })
    expect(JSON.parse(file.body)).toEqual(await expected(project))
  })

  it('no save of the editor has one of their names', () => {
    const names: string[] = []
    const look = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(look)
      else if (isRecord(value))
        for (const [name, child] of Object.entries(value)) {
          names.push(name)
          look(child)
        }
    }
    for (const system of writeProject(readProject(savedBuilding(2, 65))).selection['oduList'] as JsonRecord[]) {
      look({ ...system, pipingGraphData: null })
    }
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => RESULTS.has(name))).toEqual([])
  })
})
