import { describe, expect, it } from 'vitest'
import { finishSlices, slice, SLICE_MS } from '../../src/schedule/slice'

function spin(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Work of `count` steps of `ms` milliseconds that notes each step. */
function* steps(count: number, done: number[], ms = 1): Generator<void, string> {
  for (let step = 0; step < count; step++) {
    spin(ms)
    done.push(step)
    yield
  }
  return 'whole'
}

function* broken(): Generator<void, string> {
  spin(SLICE_MS)
  yield
  throw new Error('This drawing cannot be read.')
}

describe('slice', () => {
  it('slice does small work at once', () => {
    const done: number[] = []
    void slice(steps(2, done, 0))
    expect(done).toHaveLength(2)
  })

  it('slice lets timers run between its slices, and does each step once', async () => {
    const done: number[] = []
    const seen: number[] = []
    const timer = setInterval(() => seen.push(done.length), 1)
    expect(await slice(steps(100, done))).toBe('whole')
    clearInterval(timer)
    expect(done).toStrictEqual(Array.from({ length: 100 }, (_, step) => step))
    expect(seen.length).toBeGreaterThan(2)
  })

  it('slice waits for an idle page before the first slice where it is asked to', async () => {
    const done: number[] = []
    const work = slice(steps(2, done), { isIdle: true })
    expect(done).toHaveLength(0)
    expect(await work).toBe('whole')
  })

  it('slice gives null and does no further step once it is cancelled', async () => {
    const done: number[] = []
    const stop = new AbortController()
    const work = slice(steps(100, done), { signal: stop.signal })
    const before = done.length
    stop.abort()
    expect(await work).toBeNull()
    expect([before > 0, done.length]).toStrictEqual([true, before])
    expect(await slice(steps(100, done), { signal: stop.signal })).toBeNull()
    expect(done).toHaveLength(before)
  })

  it('slice rejects with the error of the work', async () => {
    await expect(slice(broken())).rejects.toThrow('cannot be read')
  })
})

describe('finishSlices', () => {
  it('finishSlices does the rest of all work that must be finished, and no step twice', async () => {
    const [one, other]: [number[], number[]] = [[], []]
    const work = [slice(steps(60, one), { mustFinish: true }), slice(steps(60, other), { mustFinish: true })]
    expect([one, other].every((done) => done.length > 0 && done.length < 60)).toBe(true)
    finishSlices()
    expect([one, other].map((done) => done.length)).toStrictEqual([60, 60])
    expect(await Promise.all(work)).toStrictEqual(['whole', 'whole'])
    finishSlices()
    expect(one).toHaveLength(60)
  })

  it('finishSlices leaves other work to its slices', () => {
    const done: number[] = []
    const stop = new AbortController()
    void slice(steps(60, done), { signal: stop.signal })
    const before = done.length
    finishSlices()
    expect(done).toHaveLength(before)
    stop.abort()
  })

  it('finishSlices rejects with the error of the work', async () => {
    const work = slice(broken(), { mustFinish: true })
    finishSlices()
    await expect(work).rejects.toThrow('cannot be read')
  })
})
