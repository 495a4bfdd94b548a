export const WATCH_RETRY_MS = 5_000
/** A logout message that comes sooner, in ms, belongs to a previous session. */
const LOGOUT_IGNORED_MS = 3_000
const ASK_EVERY_MS = 60_000

export type WatchSocketName = 'logout' | 'window'
const NAMES: readonly WatchSocketName[] = ['logout', 'window']

/** State of the session watch: its two sockets, whether there is an outage, and whether the session has ended. */
export interface WatchState {
  sockets: Record<WatchSocketName, 'closed' | 'opening' | 'open'>
  /** Time at which the logout socket opened. */
  openedAt: number
  /** Whether changes to the account may have been missed: the window socket reports them, and was open before, or could not be opened for want of a network. */
  hasListened: boolean
  /** Whether the browser has no network: nothing is tried until it has. */
  isOut: boolean
  isOver: boolean
  /** Time at which the server was last asked whether the session is valid, because a socket could not be opened. */
  askedAt: number
}

export type WatchEvent =
  | { kind: 'start' | 'stop' }
  | { kind: 'opened' | 'lost' | 'retry'; socket: WatchSocketName }
  | { kind: 'message'; socket: WatchSocketName; data: unknown }
  | { kind: 'outage'; isOut: boolean }

export type WatchEffect =
  | { kind: 'open' | 'retryLater'; socket: WatchSocketName }
  | { kind: 'closeBoth' }
  /** The session has ended; `sentence` is the server's message, or null. */
  | { kind: 'end'; sentence: string | null }
  | { kind: 'stamp' }
  /** Changes to the account may have been missed while the socket was closed. */
  | { kind: 'catchUp' }
  /** A refused socket looks like an unreachable one: only a call shows whether the session is still valid. */
  | { kind: 'ask' }

export const newWatch = (isOut: boolean): WatchState => ({
  sockets: { logout: 'closed', window: 'closed' },
  openedAt: 0,
  hasListened: isOut,
  isOut,
  isOver: false,
  askedAt: -Infinity,
})

/** Applies the rules of the two session-watch sockets (specification, section 4): returns the state after an event and the effects to run. */
export function watchStep(state: WatchState, event: WatchEvent, now: number): { state: WatchState; effects: WatchEffect[] } {
  if (state.isOver) return { state, effects: [] }
  switch (event.kind) {
    case 'start':
      return openClosed(state)
    case 'stop':
      return over(state, [])
    case 'opened':
      return opened(standing(state, event.socket, 'open'), event.socket, now)
    case 'lost':
      return lost(state, event.socket, now)
    case 'retry':
      return state.isOut || state.sockets[event.socket] !== 'closed' ? { state, effects: [] } : opening(state, [event.socket])
    case 'message':
      return told(state, event.socket, event.data, now)
    case 'outage':
      return event.isOut ? { state: { ...state, isOut: true }, effects: [] } : openClosed({ ...state, isOut: false })
  }
}

interface Step {
  state: WatchState
  effects: WatchEffect[]
}

const standing = (state: WatchState, socket: WatchSocketName, how: 'closed' | 'opening' | 'open'): WatchState => ({
  ...state,
  sockets: { ...state.sockets, [socket]: how },
})

const over = (state: WatchState, then: WatchEffect[]): Step => ({
  state: { ...state, isOver: true, sockets: { logout: 'closed', window: 'closed' } },
  effects: [{ kind: 'closeBoth' }, ...then],
})

const opening = (state: WatchState, sockets: readonly WatchSocketName[]): Step => ({
  state: sockets.reduce((known, socket) => standing(known, socket, 'opening'), state),
  effects: sockets.map((socket) => ({ kind: 'open', socket })),
})

const openClosed = (state: WatchState): Step =>
  state.isOut
    ? { state, effects: [] }
    : opening(
        state,
        NAMES.filter((socket) => state.sockets[socket] === 'closed'),
      )

function opened(state: WatchState, socket: WatchSocketName, now: number): Step {
  if (socket === 'logout') return { state: { ...state, openedAt: now }, effects: [] }
  return { state: { ...state, hasListened: true }, effects: state.hasListened ? [{ kind: 'catchUp' }] : [] }
}

function lost(state: WatchState, socket: WatchSocketName, now: number): Step {
  const wasRefused = state.sockets[socket] === 'opening' && !state.isOut
  const closed = standing(state, socket, 'closed')
  const effects: WatchEffect[] = state.isOut ? [] : [{ kind: 'retryLater', socket }]
  if (!wasRefused || now - state.askedAt < ASK_EVERY_MS) return { state: closed, effects }
  return { state: { ...closed, askedAt: now }, effects: [...effects, { kind: 'ask' }] }
}

function told(state: WatchState, socket: WatchSocketName, data: unknown, now: number): Step {
  if (socket === 'window') {
    if (data === true) return { state, effects: [{ kind: 'stamp' }] }
    return data === false ? over(state, [{ kind: 'end', sentence: null }]) : { state, effects: [] }
  }
  const isEarly = now - state.openedAt <= LOGOUT_IGNORED_MS
  return typeof data !== 'string' || isEarly ? { state, effects: [] } : over(state, [{ kind: 'end', sentence: data }])
}
