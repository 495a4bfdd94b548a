import { rmSync } from 'node:fs'
import { addAccount } from '../server/account/first-accounts'
import { accountRepository } from '../server/account/repository'
import { openDatabase } from '../server/database/open-database'
import { projectRepository } from '../server/project/repository'
import { rowOf } from '../server/project/stored-body'
import { CODE, type Envelope } from '../src/contract/envelope'
import { PROJECT_PATH, type SavedProject } from '../src/contract/project-calls'
import type { WireProject } from '../src/contract/project-wire'
import { newId } from '../src/model/ids'
import { preparedFolder, type Caller } from '../tests/helpers/server'
import type { BenchRow } from './row'

const USERS = 50
const SAVES_EACH = 6
const PERCENTILE = 0.99
const GOAL_MS = 1_000

/**
 * Fifty users save a project of 180 kB each at the same time: through the whole server, which reads, checks and packs it, and through the
 * database alone, which is given what the server packed; both flush every save to the disk.
 */
export async function saveRate(demo: Caller, project: WireProject): Promise<BenchRow[]> {
  const projects = Array.from({ length: USERS }, () => ({ ...project, id: newId() }))
  // A browser writes the text, not the server: it is there before the clock starts.
  const texts = new Map(projects.map((one) => [one.id, saves(one)] as const))
  const here = await together(projects, async ({ id }, revision) => {
    const payload = texts.get(id)?.[revision] ?? ''
    const answer = await demo.send({ method: 'POST', url: PROJECT_PATH.save, payload, headers: { 'content-type': 'application/json' } })
    const { code } = answer.json<Envelope<SavedProject>>()
    if (code !== CODE.ok) throw new Error(`the save was refused with ${code}`)
  })
  const alone = await databaseAlone(projects)
  return [
    {
      name: 'saves a second of a project of 180 kB, 50 users at once',
      unit: '1/s',
      ours: here.rate,
      peer: alone.rate,
      peerName: 'the database alone',
      ratio: here.rate / alone.rate,
      runs: USERS * SAVES_EACH,
    },
    {
      name: 'p99 of those saves',
      unit: 'ms',
      ours: here.p99,
      peer: GOAL_MS,
      peerName: 'the goal',
      ratio: GOAL_MS / here.p99,
      runs: USERS * SAVES_EACH,
    },
  ]
}

const saves = (project: WireProject): string[] =>
  Array.from({ length: SAVES_EACH }, (_, revision) => JSON.stringify({ ...project, projectNo: `${revision}`, revision }))

async function databaseAlone(projects: readonly WireProject[]): Promise<{ rate: number; p99: number }> {
  const folder = preparedFolder()
  const database = await openDatabase(folder.path)
  try {
    const owner = await addAccount(accountRepository(database.tables), { login: 'bench@b.test', name: 'B', role: 'levelTwo' }, newId())
    if (!owner) throw new Error('the account was not added')
    const stored = projectRepository(database.tables)
    const rows = new Map(await Promise.all(projects.map(async (one) => [one.id, await rowOf('mssp', one)] as const)))
    return await together(projects, async ({ id }, revision) => {
      const row = rows.get(id)
      if (row) await (revision === 0 ? stored.insert(owner, row) : stored.update(owner, row, revision))
    })
  } finally {
    await database.close()
    rmSync(folder.path, { recursive: true, force: true })
  }
}

async function together(
  projects: readonly WireProject[],
  save: (project: WireProject, revision: number) => Promise<unknown>,
): Promise<{ rate: number; p99: number }> {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    projects.map(async (project) => {
      for (let revision = 0; revision < SAVES_EACH; revision += 1) {
        const began = performance.now()
        await save(project, revision)
        times.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  times.sort((left, right) => left - right)
  return { rate: times.length / seconds, p99: times[Math.ceil(times.length * PERCENTILE) - 1] ?? Number.NaN }
}
