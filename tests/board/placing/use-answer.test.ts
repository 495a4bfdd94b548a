// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ASK } from '../../../src/board/placing/placing'
import type { PlaceAnswer, Placing } from '../../../src/board/placing/placing'
import { useAnswer } from '../../../src/board/placing/use-answer'

const LONG_MS = 1000

/** Something in hand that answers when the test says so. */
function inHand() {
  const asked: number[] = []
  const answers: ((answer: PlaceAnswer) => void)[] = []
  const of: Placing = {
    name: 'A part',
    ghost: { drawing: {} as Placing['ghost']['drawing'], root: 0, nodes: [], edges: [] },
    targets: new Promise(() => undefined),
    isFree: false,
    answer: ({ row }) => {
      asked.push(row)
      return new Promise((resolve) => answers.push(resolve))
    },
    nameOf: () => '',
  }
  const at = (row: number) => ({ of, aim: { place: { kind: 'node' as const, row }, verdict: ASK } })
  return { asked, answers, at }
}

const settle = (ms = LONG_MS) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the answer of the place that is aimed at', () => {
  it('the answer of the place that is aimed at is asked once the aim rests: what is passed over is not asked at all', async () => {
    const { asked, answers, at } = inHand()
    const { result, rerender } = renderHook((aimed) => useAnswer(aimed), { initialProps: at(1) })
    for (const row of [2, 3, 4]) {
      await settle(20)
      rerender(at(row))
    }
    await settle()
    expect(asked).toEqual([4])
    expect(result.current).toBeNull()
    answers[0]?.({ accepts: false, sentence: 'too far' })
    await settle()
    expect(result.current?.sentence).toBe('too far')
  })

  it('the answer of the place that is aimed at waits for the question before, and skips those that were passed over meanwhile', async () => {
    const { asked, answers, at } = inHand()
    const { result, rerender } = renderHook((aimed) => useAnswer(aimed), { initialProps: at(1) })
    await settle()
    for (const row of [2, 3]) {
      rerender(at(row))
      await settle()
    }
    expect(asked).toEqual([1])
    answers[0]?.({ accepts: false, sentence: 'of the first' })
    await settle()
    expect(asked).toEqual([1, 3])
    expect(result.current, 'of another place').toBeNull()
  })
})
