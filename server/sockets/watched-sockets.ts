import type { WebSocket } from '@fastify/websocket'
import type { WatchMessage } from '../../src/contract/session-watch'

/** One open socket of the session watch. */
export interface WatchedSocket {
  socket: WebSocket
  kind: 'logout' | 'window'
  accountId: string
  /** SHA-256 of the session's token, in base64. */
  session: string
  language: string
  /** The socket has answered since the last heartbeat. */
  hasAnswered: boolean
}

export const say = ({ socket }: WatchedSocket, message: WatchMessage): void => socket.send(JSON.stringify(message))

/** Creates the store of this process's open sockets, by account. */
export function watchedSockets() {
  const byAccount = new Map<string, Set<WatchedSocket>>()
  return {
    of: (accountId: string): ReadonlySet<WatchedSocket> => byAccount.get(accountId) ?? new Set(),
    all: (): WatchedSocket[] => [...byAccount.values()].flatMap((some) => [...some]),
    add(watched: WatchedSocket): void {
      const same = byAccount.get(watched.accountId) ?? new Set()
      byAccount.set(watched.accountId, same.add(watched))
    },
    remove(watched: WatchedSocket): void {
      const same = byAccount.get(watched.accountId)
      same?.delete(watched)
      if (same?.size === 0) byAccount.delete(watched.accountId)
    },
  }
}
