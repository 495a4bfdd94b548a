import { WebSocket } from 'ws'
import { WATCH_PATH, WATCH_PROTOCOL } from '../../src/contract/account/session-watch'
import type { SessionAnswer } from '../../src/contract/account/account'

export interface WatchSocket {
  socket: WebSocket
  /** Everything that has come, in order. */
  messages: { data: unknown }[]
  /** The first message that fits; the one that came already, or the next. */
  next(fits: (data: unknown) => boolean): Promise<unknown>
  /** Its close code. */
  closed: Promise<number>
}

interface Wishes {
  userId?: string
  language?: string
  token?: string | null
  origin?: string | null
  protocols?: string[]
}

/** Where the sockets of a server's address are. */
export const watchAddress = (address: string, kind: 'logout' | 'window', userId: string, language = 'en'): string =>
  address.replace(/^http/, 'ws') + WATCH_PATH[kind].replace(':userId', userId).replace(':language', language)

/** Opens a watch socket as a page of that server does. Rejects with the HTTP status where it is refused. */
export async function openWatch(
  address: string,
  kind: 'logout' | 'window',
  session: Pick<SessionAnswer, 'token' | 'userInfo'>,
  { userId = session.userInfo.userId, language = 'en', token = session.token, origin = address, protocols }: Wishes = {},
): Promise<WatchSocket> {
  const offered = protocols ?? [WATCH_PROTOCOL, ...(token === null ? [] : [token])]
  const socket = new WebSocket(watchAddress(address, kind, userId, language), offered, origin === null ? {} : { origin })
  const messages: { data: unknown }[] = []
  const listeners = new Set<() => void>()
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (bytes: Buffer) => {
    messages.push(JSON.parse(bytes.toString()) as { data: unknown })
    for (const listener of listeners) listener()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (_request, response) => reject(new Error(`HTTP ${response.statusCode ?? 0}`)))
  })
  return {
    socket,
    messages,
    closed,
    next: (fits) =>
      new Promise((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error(`nothing came but ${JSON.stringify(messages)}`)), 30_000)
        const look = (): void => {
          const found = messages.find(({ data }) => fits(data))
          if (!found) return
          clearTimeout(patience)
          listeners.delete(look)
          resolve(found.data)
        }
        listeners.add(look)
        look()
      }),
  }
}
