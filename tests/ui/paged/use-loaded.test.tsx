// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLoaded } from '../../../src/ui/paged/use-loaded'

/** A server that notes what it is asked, and answers after a while. */
function slowServer(takesMs: number) {
  const asked: string[] = []
  const load = (question: string) => {
    asked.push(question)
    return new Promise<string>((resolve) => setTimeout(() => resolve(`of ${question}`), takesMs))
  }
  return { asked, load }
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const typed = (load: (question: string) => Promise<string>) =>
  renderHook(({ text }) => useLoaded(text, load), { initialProps: { text: '' } })

describe('a question asked while somebody types', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('a question asked while somebody types is asked at once after a rest, and not at every letter of a quick typist', async () => {
    const { asked, load } = slowServer(10)
    const { rerender, result } = typed(load)
    await after(1_000)
    rerender({ text: 'H' })
    await after(0)
    expect(asked).toEqual(['', 'H'])
    for (const text of ['Ha', 'Har', 'Harb']) {
      rerender({ text })
      await after(20)
    }
    expect(asked).toEqual(['', 'H'])
    await after(100)
    expect([asked, result.current.data]).toEqual([['', 'H', 'Harb'], 'of Harb'])
  })

  it('a question asked while somebody types shows the older answer meanwhile, and says so where the new one takes long', async () => {
    const { load } = slowServer(1_000)
    const { rerender, result } = typed(load)
    await after(1_001)
    rerender({ text: 'H' })
    await after(300)
    expect([result.current.data, result.current.isLate]).toEqual(['of ', false])
    await after(300)
    expect([result.current.data, result.current.isLate]).toEqual(['of ', true])
    await after(500)
    expect([result.current.data, result.current.isLate]).toEqual(['of H', false])
  })
})
