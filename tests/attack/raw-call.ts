import { connect, type Socket } from 'node:net'
import type { Envelope } from '../../src/contract/envelope'

/** Connections of one attacker, all of which end together. */
export interface Attacker {
  /** Opens one and writes a text to it, which need not be a whole call. */
  open(text?: string): Socket
  end(): void
}

/** An attacker at an address of this machine: each address of 127.0.0.0/8 counts as another host. */
export function attackerAt(localAddress: string, port: number): Attacker {
  const sockets: Socket[] = []
  return {
    open(text = '') {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
      sockets.push(socket)
      if (text) socket.write(text)
      return socket
    },
    end: () => sockets.splice(0).forEach((socket) => socket.destroy()),
  }
}

/** All that comes on a connection until it closes. */
export async function restOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString()))
  // A connection that is reset closes, too.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return text
}

/** HTTP status and envelope of the one answer in a text. */
export function readAnswer(text: string): { status: number; envelope: Envelope<unknown> } {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), envelope: JSON.parse(body) as Envelope<unknown> }
}
