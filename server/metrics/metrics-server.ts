import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config'
import type { Metrics } from './metrics'

const PATH = '/metrics'

declare module 'fastify' {
  interface FastifyInstance {
    /** Server of the metrics; null where they are off. */
    metricsServer: Server | null
  }
}

/**
 * Serves `/metrics` on a port of its own, where one is set: its readers are others than the callers of the server. The server does not start
 * where that port is taken. Register it before the routes.
 */
async function addMetrics(
  app: FastifyInstance,
  { BRANCHLINE_METRICS_PORT: port, BRANCHLINE_METRICS_HOST: host }: Pick<Config, 'BRANCHLINE_METRICS_PORT' | 'BRANCHLINE_METRICS_HOST'>,
): Promise<void> {
  app.decorate('metricsServer', null)
  if (port === undefined) return
  // Loaded only where metrics are on.
  const { createMetrics } = await import('./metrics')
  const server = serverOf(createMetrics(app, app.doesDatabaseAnswer))
  app.metricsServer = server
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(notListening(error, host, port))).listen({ port, host }, () => resolve())
      }),
  )
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
}

/** Plugin of the metrics, served as `/metrics` on a port of their own. */
export const metrics = fastifyPlugin((app: FastifyInstance, { config }: { config: Config }) => addMetrics(app, config), {
  name: 'metrics',
  dependencies: ['http', 'database'],
})

const notListening = (error: Error, host: string, port: number): Error =>
  new Error(
    `The metrics cannot be listened for at ${host}, port ${port}: ${error.message}. Set BRANCHLINE_METRICS_PORT to a free port and ` +
      'BRANCHLINE_METRICS_HOST to an address of this machine.',
    { cause: error },
  )

const serverOf = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`Metrics are at GET ${PATH}.\n`)
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${String(error)}\n`),
    )
  })
