import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { DropArgument, Socket } from 'node:net'
import { networkOf } from '../attempts/network-of'

const SAID_EVERY_MS = 60_000

export interface ConnectionLimits {
  /** Greatest number of connections, in total and from one network. */
  total: number
  ofNetwork: number
  /** Addresses and subnets of proxies: they act for many clients, and count connections themselves. */
  proxies: readonly string[]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Number of connections that were ended because there were too many. */
    refusedConnections: { count: number }
  }
}

/** Ends connections at once that exceed the limit in total or of one network: one host cannot shut out the others. */
export function addConnectionLimits(app: FastifyInstance, { total, ofNetwork, proxies }: ConnectionLimits): void {
  const open = new Map<string, number>()
  const isProxy = proxyAddress.compile([...proxies])
  const refused = { count: 0 }
  let saidAt = -Infinity
  const refuse = (network: string): void => {
    refused.count += 1
    // Logged at intervals, because a line for each would flood the log.
    if (performance.now() - saidAt < SAID_EVERY_MS) return
    saidAt = performance.now()
    app.log.warn({ network, refused: refused.count }, 'too many connections')
  }
  app.decorate('refusedConnections', refused)
  app.server.maxConnections = total
  app.server.on('drop', (dropped?: DropArgument) => refuse(networkOf(dropped?.remoteAddress ?? '')))
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address, 0)) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= ofNetwork) {
      refuse(network)
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
