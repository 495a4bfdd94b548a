import { Value } from 'typebox/value'
import type { LogoutReason, WatchMessage } from '../../src/contract/account/session-watch'
import { ACCOUNT_CHANGED, EndedSchema, nameOf, SESSION_ENDED, type Ended } from '../access/session-notices'
import type { Notices } from '../database/notices'
import { logoutSentence } from './logout-sentences'
import type { SessionWatchRepository } from './repository'
import type { WebSocket } from '@fastify/websocket'

/** One open socket of the session watch. */
interface WatchedSocket {
  socket: WebSocket
  kind: 'logout' | 'window'
  accountId: string
  /** SHA-256 of the session's token, in base64. */
  session: string
  language: string
  /** The socket has answered since the last heartbeat. */
  hasAnswered: boolean
}

const say = ({ socket }: WatchedSocket, message: WatchMessage): void => socket.send(JSON.stringify(message))

/** Creates the store of this process's open sockets, by account. */
function watchedSockets() {
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

const HEARTBEAT_MS = 10_000
/** The sentence goes first, on a socket of its own: the message after it must not overtake it. */
const AFTER_SENTENCE_MS = 250
const CLOSING_MS = 1_000
const SESSION_OVER = 4_401

export interface Watchers {
  /** Returns how many sockets an account has open in this process. */
  countOf(accountId: string): number
  watch(
    socket: WatchedSocket['socket'],
    who: { kind: WatchedSocket['kind']; accountId: string; tokenHash: Uint8Array; language: string },
  ): void
  /** Queries the database at once for the sessions that are still valid; otherwise this happens with every heartbeat. */
  look(): Promise<void>
  close(): void
}

/** Tracks the open watch sockets of this process and forwards notices to them. `report` receives failures to query the database. */
export function createWatchers(
  notices: Notices,
  sessions: SessionWatchRepository,
  report: (error: unknown) => void = () => undefined,
  heartbeatMs = HEARTBEAT_MS,
): Watchers {
  const sockets = watchedSockets()

  const end = (ended: readonly WatchedSocket[], message: LogoutReason | undefined): void => {
    for (const watched of ended) {
      if (watched.kind === 'logout' && message) say(watched, { data: logoutSentence(watched.language, message) })
      if (watched.kind === 'window') setTimeout(() => say(watched, { data: false }), message ? AFTER_SENTENCE_MS : 0)
      setTimeout(() => watched.socket.close(SESSION_OVER), CLOSING_MS)
      sockets.remove(watched)
    }
  }

  const look = async (): Promise<void> => {
    const open = sockets.all()
    if (open.length === 0) return
    const living = await sessions.living([...new Set(open.map(({ session }) => session))])
    end(
      open.filter(({ session }) => !living.has(session)),
      undefined,
    )
    for (const watched of sockets.all()) if (watched.kind === 'window') say(watched, { data: true })
  }

  const isTold = (ended: Ended, { session }: WatchedSocket): boolean => ended.only === undefined || session === ended.only

  const stopListening = notices.listen(SESSION_ENDED, {
    told(text) {
      const ended: unknown = JSON.parse(text)
      if (!Value.Check(EndedSchema, ended)) return
      end(
        [...sockets.of(ended.accountId)].filter((watched) => isTold(ended, watched)),
        ended.message,
      )
    },
    missed: () => void look().catch(report),
  })

  // A page that misses the notice learns of the change with its next refused call, or when it is loaded.
  const stopHearing = notices.listen(ACCOUNT_CHANGED, {
    told(accountId) {
      for (const watched of sockets.of(accountId)) if (watched.kind === 'window') say(watched, { data: true, isAccountChanged: true })
    },
    missed: () => undefined,
  })

  // Closes sockets without an answer: a sleeping machine, or a pulled cable, sends no close.
  const dropSilent = (): void => {
    for (const watched of sockets.all()) {
      if (!watched.hasAnswered) watched.socket.terminate()
      else {
        watched.hasAnswered = false
        watched.socket.ping()
      }
    }
  }
  const heartbeat = setInterval(() => {
    dropSilent()
    look().catch(report)
  }, heartbeatMs)
  heartbeat.unref()

  return {
    look,
    countOf: (accountId) => sockets.of(accountId).size,
    watch(socket, { tokenHash, ...who }) {
      const watched: WatchedSocket = { ...who, socket, session: nameOf(tokenHash), hasAnswered: true }
      sockets.add(watched)
      socket.on('pong', () => (watched.hasAnswered = true))
      socket.on('close', () => sockets.remove(watched))
      if (watched.kind === 'window') say(watched, { data: true })
    },
    close() {
      stopListening()
      stopHearing()
      clearInterval(heartbeat)
    },
  }
}
