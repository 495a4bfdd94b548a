// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDrafts } from '../../../src/ui/message/use-drafts'

describe('what is typed to the messages of a list', () => {
  it('what is typed to the messages of a list stays with its message while what was typed to another is sent', () => {
    const { result } = renderHook(useDrafts)
    act(() => result.current.write('a', 'Found.'))
    const asSent = result.current
    act(() => result.current.write('b', 'Which version?'))
    act(() => asSent.sent('a', 'Found.'))
    expect([result.current.of('a'), result.current.of('b')]).toEqual(['', 'Which version?'])
  })

  it('what is typed to the messages of a list is kept where it was written on while it was sent', () => {
    const { result } = renderHook(useDrafts)
    act(() => result.current.write('a', 'Found.'))
    const asSent = result.current
    act(() => result.current.write('a', 'Found. And mended.'))
    act(() => asSent.sent('a', 'Found.'))
    expect(result.current.of('a')).toBe('Found. And mended.')
  })
})
