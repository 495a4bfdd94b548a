import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localWorker } from '../../workers/local-worker'
import { nodeChannel } from '../../workers/node-channel'
import { runPool } from '../../workers/pool'
import { poolWorker, type PoolWorker, type Reply } from '../../workers/pool-worker'

/** A real thread that doubles numbers, waits for those above 100, refuses 13 and dies of 66. */
const DOUBLING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let add = 0
    parentPort.on('message', async (message) => {
      if (message.setup !== undefined) return void (add = message.setup)
      for (const job of message.jobs) {
        if (job === 66) process.exit(3)
        if (job > 100) await new Promise((go) => setTimeout(go, job))
        parentPort.postMessage(job === 13 ? { fault: 'unlucky' } : { answer: 2 * job + add })
      }
    })`)}`,
)

function thread(add = 0): PoolWorker<number, number> {
  return poolWorker(nodeChannel(DOUBLING), add)
}

async function* inChunks(jobs: readonly number[], size: number): AsyncGenerator<number[]> {
  for (let at = 0; at < jobs.length; at += size) yield await Promise.resolve(jobs.slice(at, at + size))
}

async function repliesOf(replies: AsyncIterable<Reply<number>>): Promise<(number | string)[]> {
  const list: (number | string)[] = []
  for await (const reply of replies) list.push('answer' in reply ? reply.answer : reply.fault)
  return list
}

describe('a pool of threads', () => {
  test('a pool of threads answers in the order of the jobs, whichever thread was first', async () => {
    const jobs = [300, 1, 2, 200, 3, 4]
    const replies = await repliesOf(runPool(inChunks(jobs, 1), { workers: 3, start: () => thread(1) }))
    expect(replies).toEqual(jobs.map((job) => 2 * job + 1))
  })

  test('a thread that dies costs the job it died of; another takes the rest of its chunk', async () => {
    const replies = await repliesOf(runPool(inChunks([1, 66, 3, 4, 5, 66, 7], 4), { workers: 2, start: thread }))
    expect(replies).toEqual([2, 'the worker ended with code 3', 6, 8, 10, 'the worker ended with code 3', 14])
  })

  test('a job that is refused costs itself only', async () => {
    expect(await repliesOf(runPool(inChunks([1, 13, 3], 2), { workers: 1, start: thread }))).toEqual([2, 'unlucky', 6])
  })

  test('a signal ends the wait with its reason', async () => {
    const stop = new AbortController()
    const replies = runPool(inChunks([1, 60_000, 2], 1), { workers: 2, start: thread, signal: stop.signal })
    expect(await replies.next()).toEqual({ done: false, value: { answer: 2 } })
    stop.abort(new Error('enough'))
    await expect(replies.next()).rejects.toThrow('enough')
  })

  test('a reader that leaves early ends the threads', async () => {
    for await (const reply of runPool(inChunks([1, 60_000], 1), { workers: 2, start: thread })) {
      expect(reply).toEqual({ answer: 2 })
      break
    }
  })

  test('no job is lost or doubled, for any chunks, threads and faults', async () => {
    const start = (): PoolWorker<number, number> =>
      localWorker((job: number) => (job % 7 === 3 ? Promise.reject(new Error('odd')) : Promise.resolve(job)))
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 5 }),
        async (count, size, workers) => {
          const jobs = Array.from({ length: count }, (_, place) => place)
          const replies = await repliesOf(runPool(inChunks(jobs, size), { workers, start }))
          expect(replies.map((reply) => typeof reply)).toEqual(jobs.map((job) => (job % 7 === 3 ? 'string' : 'number')))
          expect(replies.filter((reply) => typeof reply === 'number')).toEqual(jobs.filter((job) => job % 7 !== 3))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a pool of threads chunks are asked for no further ahead than a reader can follow', async () => {
    let asked = 0
    async function* endless(): AsyncGenerator<number[]> {
      for (;;) yield await Promise.resolve([asked++])
    }
    const replies = runPool(endless(), { workers: 2, start: () => localWorker((job: number) => Promise.resolve(job)) })
    await replies.next()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toBeLessThan(600)
    await replies.return(undefined)
  })
})
