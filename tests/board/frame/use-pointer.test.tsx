// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { usePointer } from '../../../src/board/frame/use-pointer'
import type { GestureHost } from '../../../src/board/gestures/gesture-host'

class TestPointerEvent extends MouseEvent {
  readonly pointerId = 1
  readonly pointerType = 'mouse'
}
if (!('PointerEvent' in globalThis)) Object.assign(globalThis, { PointerEvent: TestPointerEvent })

afterEach(cleanup)

it('a pointer event right after a commit reaches the host of that commit, not the one before', () => {
  const heard: number[] = []
  const hostOf = (version: number) => ({ isPlacing: () => true, aim: () => heard.push(version) }) as unknown as GestureHost
  function Board({ version }: { version: number }) {
    const frame = useRef<HTMLDivElement>(null)
    usePointer(frame, hostOf(version))
    // Stands for an event that the browser delivers before passive effects have run.
    useLayoutEffect(() => {
      if (version > 1) frame.current?.dispatchEvent(new TestPointerEvent('pointermove', { clientX: 5, clientY: 5, bubbles: true }))
    }, [version])
    return <div ref={frame} />
  }
  const { rerender } = render(<Board version={1} />)
  rerender(<Board version={2} />)
  expect(heard).toEqual([2])
})
