import { describe, expect, it } from 'vitest'
import { WorkerFailure, workerFailure } from '../../src/platform/worker-failure'

const unanswered = new Promise<string>(() => undefined)

describe('a worker that fails as a whole', () => {
  it('a worker that fails as a whole ends what waits for its answer, also where the browser gives no words', async () => {
    const worker = new EventTarget() as Worker
    const answer = Promise.race([unanswered, workerFailure(worker)])
    const event = new Event('error', { cancelable: true })
    worker.dispatchEvent(event)
    await expect(answer).rejects.toBeInstanceOf(WorkerFailure)
    expect(event.defaultPrevented).toBe(true)
  })

  it('a worker that fails as a whole ends it, too, where an answer cannot be read', async () => {
    const worker = new EventTarget() as Worker
    const answer = Promise.race([unanswered, workerFailure(worker)])
    worker.dispatchEvent(new Event('messageerror'))
    await expect(answer).rejects.toBeInstanceOf(WorkerFailure)
  })
})
