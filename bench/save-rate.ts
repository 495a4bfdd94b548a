import { rmSync } from 'node:fs'
import { createHashing } from '../server/account/password/password'
import { addAccount } from '../server/account/first-accounts'
import { accountRepository } from '../server/access/account-repository'
import { openDatabase } from '../server/database/open-database'
import { projectRepository } from '../server/project/repository'
import { rowOf } from '../server/project/stored-body'
import type { WireProject } from '../src/contract/project/project-wire'
import { newId } from '../src/model/change/ids'
import { preparedFolder, spawnServer } from '../tests/helpers/server'
import type { BenchRow } from './row'
import { signedInUsers, type SavingUser } from './saving-users'

const USERS = 50
const WARM_SAVES_EACH = 4
const SAVES_EACH = 8
const ROUNDS = 3
const PERCENTILE = 0.99
const GOAL_MS = 1_000

/** One user's saves of one project, one after the other: the same bytes for the server and for the database alone. */
type Save = (revision: number) => Promise<unknown>

interface Rate {
  perSecond: number
  p99: number
}

/**
 * Fifty users save a project of 180 kB each at the same time: through the built server, a process of its own that reads,
 * checks and packs the bodies from its sockets, and through the database alone, which receives the project's text, or the server's packed form
 * of it. All flush every save to the disk before they answer, all are warm, and they run alternately so that all see the same machine. The
 * sender of the saves runs on the same processors as the server.
 */
export async function saveRate(projectOf: (ownerId: string) => WireProject): Promise<BenchRow[]> {
  const folder = preparedFolder()
  const server = await spawnServer(folder.path)
  const peers = { text: await databaseAlone(projectOf, false), packed: await databaseAlone(projectOf, true) }
  try {
    const users = await signedInUsers(server.address, USERS)
    const here = users.map((user) => savesOf(user, { ...projectOf(user.userId), id: newId() }))
    const sides = { text: peers.text.saves, packed: peers.packed.saves, here }
    const rates: Record<keyof typeof sides, Rate[]> = { text: [], packed: [], here: [] }
    let revision = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      const count = round === 0 ? WARM_SAVES_EACH : SAVES_EACH
      for (const side of ['text', 'packed', 'here'] as const) {
        const rate = await together(sides[side], revision, count)
        if (round > 0) rates[side].push(rate)
      }
      revision += count
    }
    for (const user of users) user.leave()
    return rowsOf(best(rates.here), best(rates.text), best(rates.packed))
  } finally {
    await Promise.all([peers.text.close(), peers.packed.close()])
    server.child.kill('SIGTERM')
    await server.ended
    folder.remove()
  }
}

/** The bytes are written before the measurement starts: a browser writes them, not the server. */
function savesOf(user: SavingUser, project: WireProject): Save {
  const bytes = Array.from({ length: WARM_SAVES_EACH + ROUNDS * SAVES_EACH }, (_, revision) =>
    Buffer.from(JSON.stringify({ ...project, projectNo: `${revision}`, revision })),
  )
  return async (revision) => user.save(bytes[revision] ?? Buffer.alloc(0))
}

interface DatabaseAlone {
  saves: Save[]
  close: () => Promise<void>
}

async function databaseAlone(projectOf: (ownerId: string) => WireProject, isPacked: boolean): Promise<DatabaseAlone> {
  const folder = preparedFolder()
  const database = await openDatabase(folder.path)
  const owner = await addAccount(
    accountRepository(database.tables),
    createHashing(),
    { login: 'bench@b.test', name: 'B', role: 'levelTwo' },
    newId(),
  )
  if (!owner) throw new Error('the account was not added')
  const stored = projectRepository(database.tables)
  const saves = Array.from({ length: USERS }, async (): Promise<Save> => {
    const project = { ...projectOf(owner.id), id: newId() }
    const packed = await rowOf('mssp', project)
    const row = isPacked ? packed : { ...packed, body: Buffer.from(JSON.stringify(project)) }
    return async (revision) => {
      const saved = await (revision === 0 ? stored.insert(owner, row) : stored.update(owner, row, revision))
      if (!saved) throw new Error('the database stored nothing')
    }
  })
  return {
    saves: await Promise.all(saves),
    close: async () => {
      await database.close()
      rmSync(folder.path, { recursive: true, force: true })
    },
  }
}

async function together(saves: readonly Save[], first: number, count: number): Promise<Rate> {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    saves.map(async (save) => {
      for (let revision = first; revision < first + count; revision += 1) {
        const began = performance.now()
        await save(revision)
        times.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  times.sort((left, right) => left - right)
  return { perSecond: times.length / seconds, p99: times[Math.ceil(times.length * PERCENTILE) - 1] ?? Number.NaN }
}

const best = (rates: readonly Rate[]): Rate => ({
  perSecond: Math.max(...rates.map(({ perSecond }) => perSecond)),
  p99: Math.min(...rates.map(({ p99 }) => p99)),
})

function rowsOf(here: Rate, text: Rate, packed: Rate): BenchRow[] {
  const runs = USERS * SAVES_EACH * ROUNDS
  const rate = (peer: Rate, peerName: string): BenchRow => ({
    name: 'saves a second of a project of 180 kB, 50 users at once',
    unit: '1/s',
    ours: here.perSecond,
    peer: peer.perSecond,
    peerName,
    ratio: here.perSecond / peer.perSecond,
    runs,
  })
  return [
    rate(text, 'the database alone, given the same 180 kB'),
    rate(packed, 'the database alone, given what the server packed'),
    { name: 'p99 of those saves', unit: 'ms', ours: here.p99, peer: GOAL_MS, peerName: 'the goal', ratio: GOAL_MS / here.p99, runs },
  ]
}
