import { WATCH_PATH, WATCH_PROTOCOL } from '../../contract/account/session-watch'
import { newWatch, watchStep, WATCH_RETRY_MS, type WatchEffect, type WatchEvent, type WatchSocketName } from './watch-rules'

/** The watched session and the handlers of its events. */
export interface Watched {
  userId: string
  token: string
  language: string
}

export interface WatchPorts {
  /** Called when the session has ended elsewhere; `sentence` is the server's message. */
  onEnd: (sentence: string | null) => void
  onStamp: () => void
  /** Called when an administrator has changed role or library, or may have while the watch was interrupted. */
  onAccountChange: () => void
  /** Makes a call that shows whether the session is still valid. */
  ask: () => void
}

/** Opens both session-watch sockets and keeps them open until the session ends; returns a function that stops them. */
export function watchSession(watched: Watched, ports: WatchPorts): () => void {
  let state = newWatch(!navigator.onLine)
  const sockets = new Map<WatchSocketName, WebSocket>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const happen = (event: WatchEvent): void => {
    const step = watchStep(state, event, Date.now())
    state = step.state
    for (const effect of step.effects) follow(effect)
  }
  const follow = (effect: WatchEffect): void => {
    if (effect.kind === 'open') open(effect.socket)
    else if (effect.kind === 'retryLater') later({ kind: 'retry', socket: effect.socket })
    else if (effect.kind === 'closeBoth') closeBoth()
    else if (effect.kind === 'end') ports.onEnd(effect.sentence)
    else if (effect.kind === 'stamp') ports.onStamp()
    else if (effect.kind === 'catchUp') ports.onAccountChange()
    else ports.ask()
  }
  const open = (name: WatchSocketName): void => {
    const socket = new WebSocket(addressOf(name, watched), [WATCH_PROTOCOL, watched.token])
    sockets.set(name, socket)
    socket.onopen = () => happen({ kind: 'opened', socket: name })
    socket.onclose = () => happen({ kind: 'lost', socket: name })
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = messageOf(data)
      happen({ kind: 'message', socket: name, data: message['data'] })
      if (message['isAccountChanged'] === true) ports.onAccountChange()
    }
  }
  const later = (event: WatchEvent): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      happen(event)
    }, WATCH_RETRY_MS)
    timers.add(timer)
  }
  const closeBoth = (): void => {
    for (const timer of timers) clearTimeout(timer)
    for (const socket of sockets.values()) {
      socket.onopen = socket.onclose = socket.onmessage = null
      socket.close()
    }
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
  const online = (): void => happen({ kind: 'outage', isOut: false })
  const offline = (): void => happen({ kind: 'outage', isOut: true })

  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  happen({ kind: 'start' })
  return () => happen({ kind: 'stop' })
}

function addressOf(name: WatchSocketName, { userId, language }: Watched): string {
  const path = WATCH_PATH[name].replace(':userId', encodeURIComponent(userId)).replace(':language', encodeURIComponent(language))
  return `${window.location.origin.replace(/^http/, 'ws')}${path}`
}

/** Parses a message; an unreadable one is empty. */
function messageOf(text: unknown): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(String(text))
    return typeof message === 'object' && message !== null ? { ...message } : {}
  } catch {
    return {}
  }
}
