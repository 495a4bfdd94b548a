// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACCEPTS, ASK } from '../../../src/board/placing/placing'
import type { Placing } from '../../../src/board/placing/placing'
import { useForesight } from '../../../src/board/placing/use-foresight'

/** Something in hand that notes what it hears. */
function inHand() {
  const heard: string[] = []
  const of: Placing = {
    name: 'A part',
    ghost: { drawing: {} as Placing['ghost']['drawing'], root: 0, nodes: [], edges: [] },
    targets: new Promise(() => undefined),
    isFree: false,
    answer: () => new Promise(() => undefined),
    foresee: ({ row }) => {
      heard.push(`rests on ${row}`)
      return () => heard.push(`left ${row}`)
    },
    nameOf: () => '',
  }
  const at = (row: number, verdict = ACCEPTS) => ({ of, aim: { place: { kind: 'node' as const, row }, verdict } })
  return { heard, at }
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what is carried', () => {
  it('hears where the aim comes to rest, once, and when it goes on; what is passed over is not named', async () => {
    const { heard, at } = inHand()
    const initialProps: { aimed: ReturnType<typeof at> | null } = { aimed: at(1) }
    const { rerender } = renderHook(({ aimed }: typeof initialProps) => useForesight(aimed), { initialProps })
    for (const row of [2, 3]) {
      await after(20)
      rerender({ aimed: at(row) })
    }
    await after(500)
    expect(heard).toStrictEqual(['rests on 3'])
    rerender({ aimed: null })
    expect(heard).toStrictEqual(['rests on 3', 'left 3'])
  })

  it('hears nothing of a place that only the whole check can tell of', async () => {
    const { heard, at } = inHand()
    renderHook(() => useForesight(at(1, ASK)))
    await after(500)
    expect(heard).toStrictEqual([])
  })
})
