import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import type { ProjectDevices } from '../../../src/contract/device/systems'
import { CODE } from '../../../src/contract/envelope'
import type { SavedProject } from '../../../src/contract/project/project-calls'
import type { LastParamRecord, PipeSpecification } from '../../../src/contract/project/project-records'
import { readPack } from '../../../src/contract/pack'
import { orderedParts } from '../../../src/model/pack-rules/parts/ordered-parts'
import { countUnits } from '../../../src/model/project/list/count-units'
import { partLines } from '../../../src/model/project/part-lines'
import { sampleProject, sampleWire } from '../../helpers/sample-projects'
import { hasPostgres, startPostgres, type PostgresServer } from '../../helpers/postgres'
import { callerWith, serverWith, startServer, type Caller, type TestServer } from '../../helpers/server'
import { savedBuilding } from '../../helpers/saved-building'

const LOGIN = 'chief@example.com'
const PASSWORD = 'correct horse battery'
const ADMIN = { BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }

const MODES = [
  { name: 'the embedded database', isShared: false },
  { name: 'a PostgreSQL server', isShared: true },
]

describe.each(MODES)('what is kept beside projects, on $name', ({ isShared }) => {
  const isMissing = isShared && !hasPostgres()
  let postgres: PostgresServer | null = null
  let server: TestServer
  let owner: Caller
  beforeAll(async () => {
    if (isMissing) return
    if (isShared) postgres = await startPostgres()
    server = await startServer({ ...ADMIN, ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}) })
    owner = await callerWith(server.app, LOGIN, PASSWORD)
  }, 180_000)
  afterAll(async () => {
    if (isMissing) return
    await server.close()
    await postgres?.stop()
  })

  const pipesOf = async (caller: Caller, id: string) =>
    caller.get<PipeSpecification>(addressOf(CALLS.projectRecords.pipeSpecification, { id }))
  const update = (caller: Caller, body: object) => caller.post<PipeSpecification>(CALLS.projectRecords.updatePipeSpecification.path, body)

  it.skipIf(isMissing)('a project has the pipes of the pack until somebody changes a diameter; a copy has them too', async () => {
    const { id } = (await owner.save<SavedProject>(owner.project('Pipes'))).data
    const usual = (await pipesOf(owner, id)).data.records
    expect(usual.map(({ pipingDimension, wallMm }) => [pipingDimension, wallMm])).toEqual(
      packJson.pipes.diameters.map(({ odMm, wallMm }) => [odMm, wallMm]),
    )
    expect(usual[0]).toEqual({
      ...{ pipingDimension: 6.35, label: '1/4', isDefault: true, material: 'copper' },
      ...{ wallMm: 0.8, insulationMm: null, form: 'coil', isAllowed: true },
    })
    const list = [
      { pipingDimension: 9.52, insulationMm: 19, form: 'straight' },
      { pipingDimension: 54, isAllowed: false },
    ]
    const changed = (await update(owner, { id, list })).data.records
    const at = (odMm: number, records: PipeSpecification['records']) => records.find(({ pipingDimension }) => pipingDimension === odMm)
    expect(at(9.53, changed)).toMatchObject({ insulationMm: 19, form: 'straight', material: 'copper', isDefault: false })
    expect(at(54, changed)).toMatchObject({ isAllowed: false, isDefault: false })
    const second = (await update(owner, { id, list: [{ pipingDimension: 9.53, material: 'steel' }] })).data.records
    expect(at(9.53, second)).toMatchObject({ insulationMm: 19, material: 'steel' })
    expect((await pipesOf(owner, id)).data.records).toEqual(second)
    const copy = (await owner.post<SavedProject>(CALLS.project.mssp.clone.path, { id })).data.id
    expect((await pipesOf(owner, copy)).data.records).toEqual(second)
  })

  it.skipIf(isMissing)(
    'pipes are refused with the place of a diameter that the pack does not have, and for a project that is not there',
    async () => {
      const { id } = (await owner.save<SavedProject>(owner.project('More pipes'))).data
      expect(await update(owner, { id, list: [{ pipingDimension: 9.53 }, { pipingDimension: 10 }] })).toMatchObject({
        code: CODE.badRequest,
        data: { path: '$.list[1].pipingDimension' },
      })
      expect((await pipesOf(owner, 'nowhere')).code).toBe(CODE.notFound)
      expect((await update(owner, { id: 'nowhere', list: [{ pipingDimension: 9.53 }] })).code).toBe(CODE.notFound)
    },
  )

  it.skipIf(isMissing)('the last first page is kept for each account and origin, and the latest one counts', async () => {
    const last = async () => (await owner.post<LastParamRecord>(CALLS.projectRecords.lastParams.path, { origin: 1 })).data
    expect(await last()).toBeNull()
    const pages = [
      { projectName: 'First', coolingOutdoorDbt: 38 },
      { projectName: 'Second 塔', powerType: 60, city: ['Guangdong', 'Guangzhou'] },
    ]
    for (const page1 of pages) expect((await owner.post(CALLS.projectRecords.saveParams.path, { origin: 1, page1 })).code).toBe(CODE.ok)
    const kept = await last()
    expect([kept?.origin, kept?.page1]).toEqual([1, pages[1]])
    expect(new Date(kept?.savedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000)
    const wrong = { origin: 1, page1: { coolingOutdoorDbt: 'warm' } }
    expect((await owner.post(CALLS.projectRecords.saveParams.path, wrong)).data).toMatchObject({ path: '$.page1.coolingOutdoorDbt' })
  })

  it.skipIf(isMissing)(
    'the device list counts the modules and units of all active systems, also of a large project',
    async () => {
      const wire = sampleWire(['apartment', 'heat-recovery'], { id: 'devices', ownerId: owner.userId })
      const project = sampleProject(['apartment', 'heat-recovery'])
      expect((await owner.save(wire)).code).toBe(CODE.ok)
      const devices = async (id: string) => (await owner.post<ProjectDevices>(CALLS.projectRecords.devices.path, { id })).data
      const { records, units } = await devices('devices')
      const systems = Object.values(project.systems)
      const indoor = systems.reduce((sum, { indoorUnits }) => sum + countUnits(indoorUnits), 0)
      expect(records.filter(({ type }) => type !== 'odu').reduce((sum, { count }) => sum + count, 0)).toBe(indoor)
      expect(units).toBeGreaterThan(indoor)
      const [unit] = systems[0]?.indoorUnits ?? []
      const listed = packJson.iduModels.items.find(({ id }) => id === unit?.model)
      expect(records.find(({ modelName }) => modelName === unit?.model)).toMatchObject({
        coolCapa: listed?.coolKw,
        weightKg: listed?.weightKg,
      })
      expect(records[0]).toMatchObject({ type: 'odu' })
      const parts = orderedParts(readPack(packJson), partLines(systems))
      expect(parts.length).toBeGreaterThan(0)
      expect((await devices('devices')).accessories.map(({ id, num }) => [id, num])).toEqual(parts.map(({ id, count }) => [id, count]))

      const large = { ...savedBuilding(6, 900), id: 'large', createdBy: owner.userId, projectName: 'Large' }
      expect((await owner.save(large)).code).toBe(CODE.ok)
      expect((await devices('large')).units).toBeGreaterThan(1_000)
    },
    120_000,
  )
})

describe('the records of somebody else', () => {
  it('are refused to who does not see the project, and cannot be changed by who sees all of a library', async () => {
    const { server, callers } = await serverWith({
      owner: { login: 'owner@example.com', role: 'levelTwo', library: '0001' },
      admin: { login: 'admin@example.com', role: 'superAdmin', library: '0001' },
      other: { login: 'other@example.com', role: 'levelTwo', library: '0001' },
    })
    const { owner, admin, other } = callers
    try {
      const { id } = (await owner.save<SavedProject>(owner.project('Mine'))).data
      const list = [{ pipingDimension: 9.53, isAllowed: false }]
      const read = (caller: Caller) => caller.get(addressOf(CALLS.projectRecords.pipeSpecification, { id }))
      const change = (caller: Caller) => caller.post(CALLS.projectRecords.updatePipeSpecification.path, { id, list })
      const devices = (caller: Caller) => caller.post(CALLS.projectRecords.devices.path, { id })
      for (const call of [read, change, devices]) expect((await call(other)).code).toBe(CODE.forbidden)
      expect([(await read(admin)).code, (await devices(admin)).code]).toEqual([CODE.ok, CODE.ok])
      expect((await change(admin)).code).toBe(CODE.forbidden)
      expect((await change(owner)).code).toBe(CODE.ok)
      expect((await other.post(CALLS.projectRecords.lastParams.path, { origin: 2 })).code).toBe(CODE.forbidden)
    } finally {
      await server.close()
    }
  }, 120_000)
})
