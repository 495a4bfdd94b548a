// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAct } from '../../../src/ui/hooks/use-act'

describe('what the button of a form does', () => {
  it('what the button of a form does is done once where it is pressed twice before it is drawn as busy', async () => {
    const waiting: (() => void)[] = []
    const { result } = renderHook(() => useAct(() => new Promise((done) => waiting.push(done))))
    act(() => {
      result.current.act()
      result.current.act()
    })
    expect([waiting.length, result.current.isBusy]).toEqual([1, true])
    await act(async () => {
      waiting[0]?.()
      await Promise.resolve()
    })
    expect(result.current.isBusy).toBe(false)
    act(() => result.current.act())
    expect(waiting.length).toBe(2)
  })

  it('what the button of a form does says why it failed, and says it no more once it is tried again', async () => {
    let isBroken = true
    const { result } = renderHook(() => useAct(() => (isBroken ? Promise.reject(new Error('no paper')) : Promise.resolve())))
    await act(async () => {
      result.current.act()
      await Promise.resolve()
    })
    expect([result.current.failure, result.current.isBusy]).toEqual(['no paper', false])
    isBroken = false
    await act(async () => {
      result.current.act()
      await Promise.resolve()
    })
    expect(result.current.failure).toBeNull()
  })
})
