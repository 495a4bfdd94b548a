import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/**
 * Adds security headers. The page runs its own compiled wasm and workers and nothing from other origins; the component library sets styles.
 */
export async function addSecurity(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', 'data:'],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // Plain http on a local network is supported: behind TLS the header is set below.
    strictTransportSecurity: false,
    originAgentCluster: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (request, reply, payload) => {
    void reply.header('x-trace-id', request.id)
    if (request.protocol === 'https') void reply.header('strict-transport-security', `max-age=${YEAR_S}`)
    if (/^[/]api[/]/.test(request.url) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    return Promise.resolve(payload)
  })
}
