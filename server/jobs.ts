import type { FastifyInstance } from 'fastify'

/**
 * Runs a job for as long as the server runs: once at its start, then at every interval. A failure is logged and the job runs again at the
 * next interval; closing waits for a running job, and a job of many steps checks between them whether the server closes. The job runs in
 * every server on one database: it claims its rows itself. Returns a function that runs it now.
 */
export function addJob(
  app: FastifyInstance,
  name: string,
  everyMs: number,
  work: (isClosing: () => boolean) => Promise<unknown>,
): () => void {
  let running = Promise.resolve()
  let isNext = false
  let isClosing = false
  const run = (): void => {
    if (isNext || isClosing) return
    isNext = true
    running = running.then(async () => {
      isNext = false
      if (isClosing) return
      try {
        await work(() => isClosing)
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
    isClosing = true
    clearInterval(timer)
    await running
  })
  return run
}
