import type { FastifyReply } from 'fastify'
import { busy, createRoom } from './body-room'

const MB = 1024 * 1024

/** What an answer is made of is large from here on: less is gone with a write or two. */
export const LARGE_ANSWER_BYTES = MB

const MOST_OF_ONE_ACCOUNT = 8
/** As long as the slowest upload may take. */
const LONGEST_MS = 600_000

const room = createRoom(512 * MB)
const unfinished = new Map<string, number>()

/**
 * Takes the room of a large answer, which lasts until it has been taken or its connection has ended: whoever reads slowly holds all of it for
 * so long. Refuses an account that has too many under way, and whoever would wait too long.
 */
export async function takeAnswerRoom(reply: FastifyReply, accountId: string, bytes: number): Promise<void> {
  const count = unfinished.get(accountId) ?? 0
  if (count >= MOST_OF_ONE_ACCOUNT) throw busy()
  unfinished.set(accountId, count + 1)
  const longest = setTimeout(() => reply.raw.destroy(), LONGEST_MS).unref()
  const ended = new Promise<void>((resolve) => reply.raw.once('close', resolve).once('finish', resolve))
  void ended.then(() => {
    clearTimeout(longest)
    const left = (unfinished.get(accountId) ?? 1) - 1
    if (left > 0) unfinished.set(accountId, left)
    else unfinished.delete(accountId)
  })
  const giveBack = await room.take(bytes)
  void ended.then(giveBack)
}
