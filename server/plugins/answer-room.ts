import type { FastifyReply } from 'fastify'
import { busy, createRoom } from './body-room'
import { whenClosed } from './closed-sockets'

const MB = 1024 * 1024

/** From this size on an answer counts as large: smaller ones are sent with a write or two. */
export const LARGE_ANSWER_BYTES = MB

const MOST_OF_ONE_ACCOUNT = 8
/** Longest time of a large answer, however slowly the client reads it and however long an upload may take. */
const LONGEST_MS = 600_000

const room = createRoom(512 * MB)
const unfinished = new Map<string, number>()

/**
 * Reserves memory for a large answer, until it has been sent or its connection has ended, because a slow reader keeps all of it in memory
 * for so long. Refuses an account with too many unfinished answers, a caller that would wait too long, and an answer whose connection has
 * closed.
 */
export async function takeAnswerRoom(reply: FastifyReply, accountId: string, bytes: number): Promise<void> {
  if (isOver(reply)) throw busy()
  const count = unfinished.get(accountId) ?? 0
  if (count >= MOST_OF_ONE_ACCOUNT) throw busy()
  unfinished.set(accountId, count + 1)
  const longest = setTimeout(() => reply.request.raw.socket.destroy(), LONGEST_MS).unref()
  const ended = endOf(reply)
  void ended.then(() => {
    clearTimeout(longest)
    const left = (unfinished.get(accountId) ?? 1) - 1
    if (left > 0) unfinished.set(accountId, left)
    else unfinished.delete(accountId)
  })
  const giveBack = await room.take(bytes)
  void ended.then(giveBack)
  if (isOver(reply)) throw busy()
}

// Checks the socket, too, because an answer behind another on its connection gets no event of the close.
const isOver = ({ raw, request }: FastifyReply): boolean => raw.destroyed || raw.writableFinished || request.raw.socket.destroyed

/** Resolves when an unfinished answer has been sent, or its connection has closed. */
function endOf({ raw, request }: FastifyReply): Promise<void> {
  const { socket } = request.raw
  return new Promise((resolve) => {
    const end = (): void => {
      raw.off('finish', end).off('close', end)
      forget()
      resolve()
    }
    const forget = whenClosed(socket, end)
    raw.once('finish', end).once('close', end)
  })
}
