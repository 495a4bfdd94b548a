import type { FastifyInstance } from 'fastify'

/**
 * Runs work now and then for as long as the server does: once at its start, then at every interval. A failure is logged and the work comes
 * again in its turn; closing waits for what is under way, and work of many steps asks between them whether the server closes. Work on one
 * database runs in every server on it: it claims its rows itself. Gives a function that has it run now.
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
