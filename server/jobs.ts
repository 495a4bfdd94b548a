import type { FastifyInstance } from 'fastify'

/**
 * Runs work now and then for as long as the server does: once at its start, then at every interval. A failure is logged and the work comes
 * again in its turn; closing waits for what is under way. Work on one database runs in every server on it: it claims its rows itself.
 * Gives a function that has it run now.
 */
export function addJob(app: FastifyInstance, name: string, everyMs: number, work: () => Promise<unknown>): () => void {
  let running = Promise.resolve()
  const run = (): void => {
    running = running.then(async () => {
      try {
        await work()
      } catch (error) {
        app.log.error({ job: name, reason: error instanceof Error ? error.message : String(error) }, 'job failed')
      }
    })
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  app.addHook('onReady', (done) => {
    run()
    done()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
  return run
}
