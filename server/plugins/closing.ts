import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50
const PATIENCE_MS = 10_000

/** Lets calls under way finish when the server closes, and their callers' connections end with them instead of idling on. */
export function addClosing(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    const deadline = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    deadline.unref()
    app.server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(deadline)
    })
    sweep.unref()
    done()
  })
}
