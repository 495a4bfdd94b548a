import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { HEADER, type SessionAnswer } from '../../../src/contract/account/account'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../../src/contract/project/project-wire'
import { newId } from '../../../src/model/change/ids'
import { addBodies, readBody } from '../../../server/plugins/bodies'
import { BODY_LIMIT_BYTES } from '../../../server/plugins/body-limit'
import { createBodyRoom, createRoom, MOST_SMALL_WAITING, weigh } from '../../../server/plugins/body-room'
import { savedBuilding } from '../../helpers/saved-building'
import { projectBuilder } from '../../helpers/project-builder'
import { preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../../helpers/server'

const MB = 1024 * 1024

describe('room for bodies', () => {
  it('room for bodies goes to as many as fit in, then to who has waited, and to those first who still fit', async () => {
    const room = createRoom(10)
    const came: string[] = []
    const enter = async (name: string, amount: number): Promise<() => void> => {
      const giveBack = await room.take(amount)
      came.push(name)
      return giveBack
    }
    const first = await enter('first', 6)
    const large = enter('large', 8)
    const small = await enter('small', 4)
    expect(came).toEqual(['first', 'small'])
    first()
    first()
    small()
    ;(await large)()
    ;(await enter('more than there is', 50))()
    expect(came).toEqual(['first', 'small', 'large', 'more than there is'])
  })

  it('room for bodies is refused where too many wait, and to whoever has waited too long', async () => {
    const room = createRoom(10, 1, 20)
    const giveBack = await room.take(10)
    const waiting = room.take(1)
    await expect(room.take(1)).rejects.toMatchObject({ code: CODE.busy, status: 503 })
    await expect(waiting).rejects.toMatchObject({ code: CODE.busy, status: 503 })
    giveBack()
    ;(await room.take(10))()
  })

  it('room for bodies that is small has a queue of its own, which ends, too', async () => {
    const room = createBodyRoom(1024 * MB)
    const all = [await room.take(1024 * MB), ...(await Promise.all(Array.from({ length: 8 }, () => room.take(23 * MB))))]
    const waiting = Array.from({ length: MOST_SMALL_WAITING }, () => room.take(23 * MB))
    await expect(room.take(23 * MB)).rejects.toMatchObject({ code: CODE.busy, status: 503 })
    for (const giveBack of all) giveBack()
    for (const come of waiting) (await come)()
  })

  it('room for bodies is enough for the largest project, and refused to what is no project', () => {
    const building = JSON.stringify(savedBuilding(200, 65))
    // As long as a body may be.
    const largest = Buffer.from(`[${Array.from({ length: Math.floor((64 * MB) / building.length) }, () => building).join()}]`)
    expect(weigh(largest)).toBeLessThan(1024 * MB)
    for (const repeated of ['{},', '[],', '1,', '[{}],', '[[[']) {
      const text = Buffer.from(repeated.repeat((40 * MB) / repeated.length))
      expect(() => weigh(text)).toThrow('more values than a project can have')
    }
  })
})

/** Calls that have come and are not answered before they are told to. */
async function openCalls(count: number): Promise<{ requests: FastifyRequest[]; answered: Promise<void>; end: () => Promise<void> }> {
  const app = fastify()
  addBodies(app)
  const requests: FastifyRequest[] = []
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  app.get('/', async (request) => {
    requests.push(request)
    await answered
    return ''
  })
  const calls = Array.from({ length: count }, () => app.inject('/'))
  await expect.poll(() => requests.length).toBe(count)
  const end = async (): Promise<void> => {
    answer()
    await Promise.all(calls)
    await app.close()
  }
  return { requests, answered, end }
}

describe('a usual project', () => {
  it('a usual project is not refused for small ones before it, which wait to be parsed as they came where there are many', async () => {
    const { requests, end } = await openCalls(8 + 64 + 1)
    const [usual, ...others] = requests
    if (!usual) throw new Error('nobody has called')
    // Eight take all the room there is for what small ones become.
    const parsed = others.slice(0, 8)
    const rich = Buffer.from(`[${'[],'.repeat(145_000)}1]`)
    expect(weigh(rich)).toBeGreaterThan(23.9 * MB)
    for (const request of parsed) await readBody(request, rich, undefined, BODY_LIMIT_BYTES)
    const packed = gzipSync(`"${'x'.repeat(MB)}"`)
    const waiting = others.slice(8).map(async (request) => {
      await readBody(request, packed, 'gzip', BODY_LIMIT_BYTES, 8 * MB)
      request.giveRoomBack?.()
    })
    const outcomes = Promise.allSettled(waiting)
    // Time for all of them to be unpacked, if they were.
    for (let round = 0; round < 25; round += 1) await promisify(gunzip)(packed)
    const text = JSON.stringify({ projectName: 'Usual', more: 'y'.repeat(MB) })
    const read = readBody(usual, Buffer.from(text), undefined, BODY_LIMIT_BYTES)
    for (const request of parsed) request.giveRoomBack?.()
    expect((await read).value).toEqual(JSON.parse(text))
    await outcomes
    await end()
  }, 60_000)

  it('a usual project waits for no large ones, in as many gzip members as the app sends it', async () => {
    const { requests, answered, end } = await openCalls(17)
    const [usual, ...others] = requests
    if (!usual) throw new Error('nobody has called')
    // Commas are taken for values wherever they stand. Twelve of these take all the room there is for what is parsed, or wait for it.
    const rich = Buffer.from(`"${','.repeat(4_900_000)}"`)
    // And four as long as they may be all the room for what is unpacked.
    const long = gzipSync(`"${','.repeat(4_900_000)}${'x'.repeat(BODY_LIMIT_BYTES - 4_900_002)}"`, { level: 1 })
    const read = others.map((request, at) =>
      at < 12 ? readBody(request, rich, undefined, BODY_LIMIT_BYTES) : readBody(request, long, 'gzip', BODY_LIMIT_BYTES),
    )
    const outcomes = Promise.allSettled(read.map((body, at) => body.then(() => answered).then(() => others[at]?.giveRoomBack?.())))
    const text = JSON.stringify({ projectName: 'Usual', more: 'y'.repeat(2 * MB) })
    const members = Buffer.concat([text.slice(0, -1), '}'].map((part) => gzipSync(part)))
    expect((await readBody(usual, members, 'gzip', BODY_LIMIT_BYTES, text.length)).value).toEqual(JSON.parse(text))
    await end()
    await outcomes
  }, 60_000)
})

describe('what is small on the way and huge in memory', () => {
  let folder: TestFolder
  let server: ServerProcess
  let session: SessionAnswer
  beforeAll(async () => {
    folder = preparedFolder()
    server = await spawnServer(folder.path, { NODE_OPTIONS: '--max-old-space-size=512' })
    const demo = await fetch(`${server.address}${CALLS.account.demo.path}`, { method: 'POST' })
    session = ((await demo.json()) as Envelope<SessionAnswer>).data
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>, encoding?: string): Promise<Envelope<SavedProject>> => {
    const headers = {
      [HEADER.token]: session.token,
      'content-type': 'application/json',
      ...(encoding && { 'content-encoding': encoding }),
    }
    return (await fetch(`${server.address}${path}`, { method: 'POST', headers, body })).json() as Promise<Envelope<SavedProject>>
  }
  const named = (name: string): WireProject =>
    writeProject({ ...projectBuilder().named(name).system(newId()).build(), ownerId: session.userInfo.userId })
  const mostMB = (): number => {
    const most = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.child.pid ?? 0}/status`, 'utf8'))?.[1]
    return Number(most) / 1024
  }

  it('many bodies at once leave the server standing and answering others', async () => {
    const bomb = new Uint8Array(gzipSync(`[${'{},'.repeat(21 * MB)}1]`))
    // Within what a project may have, and all of it keys that no other has.
    const keys = new Uint8Array(gzipSync(`{"more":{${Array.from({ length: 300_000 }, (_, key) => `"${key.toString(36)}":1`).join()}}}`))
    const packed = JSON.stringify({ body: Buffer.from(bomb).toString('base64') })
    const bombs = [
      ...Array.from({ length: 6 }, () => post(CALLS.project.mssp.save.path, bomb, 'gzip')),
      ...Array.from({ length: 3 }, () => post(CALLS.project.simulation.save.path, packed)),
      ...Array.from({ length: 3 }, () => post(CALLS.project.mssp.save.path, keys, 'gzip')),
    ]
    const project = named('Beside')
    expect((await post(CALLS.project.mssp.save.path, JSON.stringify(project))).code).toBe(CODE.ok)
    const codes = (await Promise.all(bombs)).map(({ code }) => code)
    // On a busy machine the room is still taken by the one before when a body has waited its time.
    expect(codes.slice(0, 9).filter((code) => code !== CODE.bodyTooLarge && code !== CODE.busy)).toEqual([])
    expect(codes).toContain(CODE.bodyTooLarge)
    expect((await post(CALLS.project.mssp.save.path, JSON.stringify({ ...project, revision: 1 }))).data.revision).toBe(2)
    expect(mostMB()).toBeLessThan(1_500)
  }, 120_000)

  it('many copies of a stored project at once are made one after the other, and refused where they are too many', async () => {
    const keys = Array.from({ length: 200_000 }, () => [randomBytes(6).toString('base64url'), 1])
    const project = { ...named('Many keys'), more: Object.fromEntries(keys) as unknown }
    expect((await post(CALLS.project.mssp.save.path, JSON.stringify(project))).code).toBe(CODE.ok)
    const question = JSON.stringify({ id: project.id })
    const codes = (await Promise.all(Array.from({ length: 20 }, () => post(CALLS.project.mssp.clone.path, question)))).map(
      ({ code }) => code,
    )
    expect(new Set(codes)).toEqual(new Set([CODE.ok, CODE.busy]))
    expect((await post(CALLS.project.mssp.clone.path, question)).code).toBe(CODE.ok)
    expect(mostMB()).toBeLessThan(1_500)
  }, 120_000)
})
