import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify, { type FastifyReply } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '../../../src/contract/envelope'
import { takeAnswerRoom } from '../../../server/plugins/answer-room'

const MB = 1024 * 1024
const MOST_OF_ONE_ACCOUNT = 8

describe('the room of a large answer', () => {
  const app = fastify()
  /** The calls that have come and take their room when they are told to. */
  let calls: { reply: FastifyReply; answer: () => void }[] = []
  let port = 0

  beforeAll(async () => {
    app.get('/', async (_request, reply) => {
      await new Promise<void>((answer) => calls.push({ reply, answer }))
      return 'answered'
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  const asked = async (count: number, pipelined = 1): Promise<{ replies: FastifyReply[]; sockets: Socket[]; answerAll: () => void }> => {
    calls = []
    const sockets = Array.from({ length: count / pipelined }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(pipelined))
    await expect.poll(() => calls.length).toBe(count)
    const mine = calls
    return { replies: mine.map(({ reply }) => reply), sockets, answerAll: () => mine.forEach(({ answer }) => answer()) }
  }
  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  const gone = async (sockets: Socket[]): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    await expect.poll(connections).toBe(0)
  }
  const codesOf = (replies: FastifyReply[], account: string): Promise<unknown[]> =>
    Promise.all(
      replies.map((reply) =>
        takeAnswerRoom(reply, account, MB).then(
          () => 'taken',
          (error: unknown) => (error as { code: number }).code,
        ),
      ),
    )

  it('the room of a large answer is refused to calls whose connection has closed before, and takes none of the account’s', async () => {
    const { replies, sockets, answerAll } = await asked(MOST_OF_ONE_ACCOUNT)
    await gone(sockets)
    expect(await codesOf(replies, 'anna')).toEqual(replies.map(() => CODE.busy))
    answerAll()
    const next = await asked(MOST_OF_ONE_ACCOUNT + 1)
    expect(await codesOf(next.replies, 'anna')).toEqual([...Array<string>(MOST_OF_ONE_ACCOUNT).fill('taken'), CODE.busy])
    next.answerAll()
    await gone(next.sockets)
  })

  it('the room of a large answer comes back where a connection closes with answers on it that are behind another', async () => {
    const { replies, sockets, answerAll } = await asked(MOST_OF_ONE_ACCOUNT, MOST_OF_ONE_ACCOUNT)
    expect(await codesOf(replies, 'ben')).toEqual(replies.map(() => 'taken'))
    await gone(sockets)
    const next = await asked(MOST_OF_ONE_ACCOUNT)
    expect(await codesOf(next.replies, 'ben')).toEqual(next.replies.map(() => 'taken'))
    answerAll()
    next.answerAll()
    await gone(next.sockets)
  })

  it('the room of a large answer comes back however many answers are behind another, by one listener for all of them', async () => {
    const { replies, sockets, answerAll } = await asked(20, 20)
    const [socket] = replies.map((reply) => reply.request.raw.socket)
    const before = socket?.listenerCount('close')
    expect((await Promise.all(replies.map((reply, at) => codesOf([reply], `one of many ${at}`)))).flat()).toEqual(
      replies.map(() => 'taken'),
    )
    expect(socket?.listenerCount('close')).toBe((before ?? NaN) + 1)
    await gone(sockets)
    // A caller gets the whole quota.
    const next = await asked(1)
    await takeAnswerRoom(next.replies[0] as FastifyReply, 'fred', 10_000 * MB)
    answerAll()
    next.answerAll()
    await gone(next.sockets)
  })

  it('the room of a large answer is refused to whoever has gone while he waited for it', async () => {
    const { replies, sockets, answerAll } = await asked(2)
    const [first, second] = replies
    if (!first || !second) throw new Error('nobody has called')
    // All there is, and more.
    await takeAnswerRoom(first, 'chris', 10_000 * MB)
    const waiting = takeAnswerRoom(second, 'dora', MB).catch((error: unknown) => error)
    await gone(sockets)
    expect(await waiting).toMatchObject({ code: CODE.busy })
    answerAll()
    const next = await asked(1)
    expect(await codesOf(next.replies, 'dora')).toEqual(['taken'])
    next.answerAll()
    await gone(next.sockets)
  })
})
