// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { attachPointer } from '../../../src/board/gestures/pointer'
import type { GestureHost } from '../../../src/board/gestures/gesture-host'

function board() {
  const told: string[] = []
  const host: GestureHost = {
    view: () => ({ x: 0, y: 0, scale: 1 }),
    setView: () => undefined,
    placeAt: () => ({ kind: 'node', row: 1 }),
    hover: () => undefined,
    pick: (_place, mode) => told.push(`pick ${mode}`),
    lasso: () => undefined,
    pickInside: () => undefined,
    open: () => undefined,
    menu: () => told.push('menu'),
    holding: () => undefined,
    lift: () => null,
    isPlacing: () => false,
    aim: () => undefined,
    drop: () => undefined,
    endPlacing: () => undefined,
    shiftNotes: () => undefined,
    settleNotes: () => undefined,
  }
  const element = document.createElement('div')
  // The document of the tests captures no pointers.
  element.setPointerCapture = () => undefined
  attachPointer(element, host)
  const send = (type: string, given: PointerEventInit) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', ...given }))
  return { told, send }
}

describe('the menu of the board', () => {
  it('the menu of the board opens with Ctrl and the left button, as on a Mac, and picks nothing with it', () => {
    const { told, send } = board()
    send('pointerdown', { button: 0, ctrlKey: true })
    send('contextmenu', { button: 0, ctrlKey: true })
    send('pointerup', { button: 0, ctrlKey: true })
    expect(told).toEqual(['menu'])
  })

  it('the menu of the board opens with the right button, and not with the menu key, which is the board’s own', () => {
    const { told, send } = board()
    send('contextmenu', { button: 2 })
    send('contextmenu', { button: 0 })
    expect(told).toEqual(['menu'])
  })
})
