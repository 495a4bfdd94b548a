import { describe, expect, it } from 'vitest'
import { newWatch, watchStep, type WatchEffect, type WatchEvent } from '../../../src/platform/http/watch-rules'

/** Walks through events, each at its millisecond, and answers what followed the last one. */
function walk(...events: [atMs: number, event: WatchEvent][]): WatchEffect[] {
  let state = newWatch(false)
  let effects: WatchEffect[] = []
  for (const [at, event] of events) ({ state, effects } = watchStep(state, event, at))
  return effects
}

const start: WatchEvent = { kind: 'start' }
const logoutOpened: WatchEvent = { kind: 'opened', socket: 'logout' }
const windowOpened: WatchEvent = { kind: 'opened', socket: 'window' }
const told = (socket: 'logout' | 'window', data: unknown): WatchEvent => ({ kind: 'message', socket, data })
const both: WatchEffect[] = [
  { kind: 'open', socket: 'logout' },
  { kind: 'open', socket: 'window' },
]

describe('section 4, session-watch sockets: the rules', () => {
  it('section 4, session-watch sockets: the rules opens both sockets', () => {
    expect(walk([0, start])).toEqual(both)
  })

  it('section 4, 3-second rule: ignores a logout message up to 3 seconds after opening, and ends the session with a later one', () => {
    const opened: [number, WatchEvent][] = [
      [0, start],
      [400, logoutOpened],
    ]
    expect(walk(...opened, [3_400, told('logout', 'Elsewhere')])).toEqual([])
    expect(walk(...opened, [3_401, told('logout', 'Elsewhere')])).toEqual([{ kind: 'closeBoth' }, { kind: 'end', sentence: 'Elsewhere' }])
  })

  it('section 4, session-watch sockets: the rules counts the 3 seconds from the opening of the logout socket, each time it opens', () => {
    const reopened: [number, WatchEvent][] = [
      [0, start],
      [0, logoutOpened],
      [9_000, { kind: 'lost', socket: 'logout' }],
      [14_000, { kind: 'retry', socket: 'logout' }],
      [14_100, logoutOpened],
    ]
    expect(walk(...reopened, [16_000, told('logout', 'Late word')])).toEqual([])
    expect(walk(...reopened, [16_000, windowOpened], [17_200, told('logout', 'Now')])).toContainEqual({ kind: 'end', sentence: 'Now' })
  })

  it('section 4, window status: false ends the session at once, true is stamped, anything else is nothing', () => {
    const opened: [number, WatchEvent][] = [
      [0, start],
      [1, windowOpened],
    ]
    expect(walk(...opened, [2, told('window', false)])).toEqual([{ kind: 'closeBoth' }, { kind: 'end', sentence: null }])
    expect(walk(...opened, [2, told('window', true)])).toEqual([{ kind: 'stamp' }])
    for (const data of ['false', 0, null, undefined]) expect(walk(...opened, [2, told('window', data)])).toEqual([])
  })

  it('section 4, session-watch sockets: the rules ends once: nothing follows the end', () => {
    const ended: [number, WatchEvent][] = [
      [0, start],
      [1, logoutOpened],
      [9_000, told('logout', 'Over')],
    ]
    for (const event of [told('window', false), start, { kind: 'retry', socket: 'window' }, { kind: 'outage', isOut: false }] as const)
      expect(walk(...ended, [9_100, event])).toEqual([])
  })

  it('section 4, retry: a socket that is lost is opened again later, the other one stays', () => {
    const lost: [number, WatchEvent][] = [
      [0, start],
      [1, logoutOpened],
      [2, windowOpened],
      [60_000, { kind: 'lost', socket: 'window' }],
    ]
    expect(walk(...lost)).toEqual([{ kind: 'retryLater', socket: 'window' }])
    expect(walk(...lost, [65_000, { kind: 'retry', socket: 'window' }])).toEqual([{ kind: 'open', socket: 'window' }])
    expect(walk(...lost, [65_000, { kind: 'retry', socket: 'logout' }])).toEqual([])
  })

  it('section 6, role changes: asks anew who is signed in each time the window socket opens again, for what was said meanwhile is missed', () => {
    const opened: [number, WatchEvent][] = [
      [0, start],
      [1, windowOpened],
    ]
    expect(walk(...opened)).toEqual([])
    const again: [number, WatchEvent][] = [
      [60_000, { kind: 'lost', socket: 'window' }],
      [65_000, { kind: 'retry', socket: 'window' }],
    ]
    expect(walk(...opened, ...again, [65_001, windowOpened])).toEqual([{ kind: 'catchUp' }])
    // The other socket tells nothing of the account.
    expect(walk(...opened, [2, logoutOpened], [3, { kind: 'lost', socket: 'logout' }], [4, logoutOpened])).toEqual([])
  })

  it('section 4, outage flag: nothing is tried during an outage, and everything that is closed once it is over', () => {
    const out: [number, WatchEvent][] = [
      [0, start],
      [1, logoutOpened],
      [50, { kind: 'outage', isOut: true }],
      [51, { kind: 'lost', socket: 'window' }],
    ]
    expect(walk(...out)).toEqual([])
    expect(walk(...out, [5_051, { kind: 'retry', socket: 'window' }])).toEqual([])
    expect(walk(...out, [6_000, { kind: 'outage', isOut: false }])).toEqual([{ kind: 'open', socket: 'window' }])
    const begunInOutage = watchStep(newWatch(true), start, 0)
    expect(begunInOutage.effects).toEqual([])
    // What was said of the account before the network came back is missed.
    expect(watchStep(begunInOutage.state, windowOpened, 1).effects).toEqual([{ kind: 'catchUp' }])
  })

  it('section 4, session-watch sockets: the rules asks by a call whether the session holds when a socket cannot be opened, at most once a minute', () => {
    const refused = (at: number): [number, WatchEvent][] => [
      [at - 1, { kind: 'retry', socket: 'window' }],
      [at, { kind: 'lost', socket: 'window' }],
    ]
    const first: [number, WatchEvent][] = [
      [0, start],
      [10, { kind: 'lost', socket: 'window' }],
    ]
    expect(walk(...first)).toContainEqual({ kind: 'ask' })
    expect(walk(...first, ...refused(5_010))).toEqual([{ kind: 'retryLater', socket: 'window' }])
    expect(walk(...first, ...refused(60_010))).toContainEqual({ kind: 'ask' })
  })

  it('section 4, session-watch sockets: the rules closes both when the page signs out', () => {
    expect(walk([0, start], [1, logoutOpened], [2, { kind: 'stop' }])).toEqual([{ kind: 'closeBoth' }])
  })
})
