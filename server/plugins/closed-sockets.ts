import type { Socket } from 'node:net'

const waiting = new WeakMap<Socket, Set<() => void>>()

/**
 * Runs an action once a connection closes, and returns a function that cancels it. Any number of calls may be queued on one connection, and
 * a listener for each of them would look like a leak: there is one for all.
 */
export function whenClosed(socket: Socket, act: () => void): () => void {
  const acts = waiting.get(socket) ?? listenTo(socket)
  acts.add(act)
  return () => void acts.delete(act)
}

function listenTo(socket: Socket): Set<() => void> {
  const acts = new Set<() => void>()
  waiting.set(socket, acts)
  socket.once('close', () => acts.forEach((act) => act()))
  return acts
}
