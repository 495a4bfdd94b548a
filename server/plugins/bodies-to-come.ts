import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../attempts/network-of'
import { busy, createRoom, type Room } from './body-room'
import { whenClosed } from './closed-sockets'

const MB = 1024 * 1024

/** Quotas of bytes in bodies being received: of one network, of its callers without a session, and of one account. */
const ROOM_BYTES = { network: 384 * MB, stranger: 32 * MB, account: 128 * MB }
const MOST_WAITING = 64
/** A call counts with at least this much, however small a body it announces. */
const LEAST_BYTES = 64 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the quota of a body that was being received. */
    giveWayBack: (() => void) | null
  }
}

/**
 * Counts bodies that are being received, or wait to be stored, against a quota of the network and the account they come from, until the call
 * is answered. A client that opens many and sends nothing fills only its own quota; a body beyond the quota waits unread, and is refused
 * after a while.
 */
export function addBodiesToCome(app: FastifyInstance): void {
  const take = roomsByName()
  app.decorateRequest('giveWayBack', null)
  app.addHook('preParsing', async (request) => {
    const bytes = bytesToCome(request)
    if (bytes === 0) return
    const network = networkOf(request.ip)
    const { account } = request
    const given: (() => void)[] = []
    const giveBack = (): void => given.forEach((give) => give())
    try {
      if (account) given.push(await take(`account ${account.id}`, ROOM_BYTES.account, bytes))
      else given.push(await take(`stranger ${network}`, ROOM_BYTES.stranger, bytes))
      given.push(await take(`network ${network}`, ROOM_BYTES.network, bytes))
      if (request.raw.socket.destroyed) throw busy()
    } catch (error) {
      giveBack()
      throw error
    }
    const forget = whenClosed(request.raw.socket, giveBack)
    request.giveWayBack = () => {
      forget()
      giveBack()
    }
  })
  app.addHook('onResponse', (request, _reply, done) => {
    request.giveWayBack?.()
    done()
  })
}

function bytesToCome({ headers, routeOptions }: FastifyRequest): number {
  const { 'content-length': said, 'transfer-encoding': encoding } = headers
  if (encoding !== undefined) return Math.max(routeOptions.bodyLimit, LEAST_BYTES)
  const bytes = Number(said ?? 0)
  return bytes > 0 ? Math.max(Math.min(bytes, routeOptions.bodyLimit), LEAST_BYTES) : 0
}

/** Returns a function that takes from quotas by name; they are created with their first user and removed with the last. */
function roomsByName(): (name: string, size: number, bytes: number) => Promise<() => void> {
  const rooms = new Map<string, { room: Room; users: number }>()
  return async (name, size, bytes) => {
    const entry = rooms.get(name) ?? { room: createRoom(size, MOST_WAITING), users: 0 }
    rooms.set(name, entry)
    entry.users += 1
    const leave = (): void => {
      entry.users -= 1
      if (entry.users === 0) rooms.delete(name)
    }
    try {
      const giveBack = await entry.room.take(bytes)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        giveBack()
        leave()
      }
    } catch (error) {
      leave()
      throw error
    }
  }
}
