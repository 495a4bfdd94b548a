import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PointerAt } from '../../../src/board/gestures/gesture'
import type { GestureHost, Lifted } from '../../../src/board/gestures/gesture-host'
import { press } from '../../../src/board/gestures/press'
import type { Place } from '../../../src/drawing/view/spatial-index'

const NODE: Place = { kind: 'node', row: 3 }

function at(x: number, y: number, given: Partial<PointerAt> = {}): PointerAt {
  return { x, y, isShift: false, isCtrl: false, isTouch: false, ...given }
}

function hostWith({
  place = null,
  lifted = null,
  isPlacing = false,
}: {
  place?: Place | null
  lifted?: Lifted | null
  isPlacing?: boolean
}) {
  const told: string[] = []
  const host: GestureHost = {
    view: () => ({ x: 0, y: 0, scale: 1 }),
    setView: ({ x, y }) => told.push(`view ${x} ${y}`),
    placeAt: () => place,
    hover: () => undefined,
    pick: (_picked, mode) => told.push(`pick ${mode}`),
    lasso: (box) => told.push(box ? 'lasso' : 'no lasso'),
    pickInside: () => told.push('pick inside'),
    open: () => told.push('open'),
    menu: () => told.push('menu'),
    holding: (held) => told.push(held ? 'ring' : 'no ring'),
    lift: () => lifted,
    isPlacing: () => isPlacing,
    aim: () => told.push('aim'),
    drop: () => told.push('drop'),
    endPlacing: () => told.push('end'),
    shiftNotes: (dx, dy) => told.push(`shift ${dx} ${dy}`),
    settleNotes: (isKept) => told.push(isKept ? 'kept' : 'back'),
  }
  return { host, told }
}

describe('a pressed pointer', () => {
  it('a pressed pointer picks where it is let go at once, adding with Shift or Ctrl', () => {
    const { host, told } = hostWith({ place: NODE })
    press(host, at(5, 5)).up(at(6, 6))
    press(host, at(5, 5)).up(at(5, 5, { isShift: true }))
    expect(told).toEqual(['pick only', 'pick toggle'])
  })

  it('a pressed pointer pans on empty ground and boxes with Shift', () => {
    const { host, told } = hostWith({})
    press(host, at(0, 0)).move(at(20, 10))
    press(host, at(0, 0, { isShift: true }))
      .move(at(20, 10))
      ?.up(at(20, 10))
    expect(told).toEqual(['view 20 10', 'lasso', 'pick inside', 'no lasso'])
  })

  it('a pressed pointer carries a lifted branch and lets it go; text blocks follow freely', () => {
    const branch = hostWith({ place: NODE, lifted: 'branch', isPlacing: false })
    const gesture = press(branch.host, at(0, 0)).move(at(20, 10))
    expect(gesture).not.toBeNull()
    const notes = hostWith({ place: NODE, lifted: 'notes' })
    const shifted = press(notes.host, at(0, 0)).move(at(20, 10))
    shifted?.up(at(20, 10))
    expect(notes.told).toEqual(['shift 20 10', 'kept'])
    press(notes.host, at(0, 0)).move(at(9, 9))?.cancel()
    expect(notes.told.at(-1)).toBe('back')
  })

  it('a pressed pointer drops what is carried where it is let go, and pans where it moves', () => {
    const { host, told } = hostWith({ place: NODE, isPlacing: true })
    press(host, at(5, 5)).up(at(5, 5))
    press(host, at(0, 0)).move(at(30, 0))
    expect(told).toEqual(['aim', 'drop', 'view 30 0'])
  })
})

describe('a finger', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a finger that stays opens the menu once, and picks nothing when it is lifted', () => {
    const { host, told } = hostWith({ place: NODE })
    const gesture = press(host, at(5, 5, { isTouch: true }))
    vi.advanceTimersByTime(2000)
    gesture.up(at(5, 5, { isTouch: true }))
    expect(told.filter((word) => word === 'menu')).toHaveLength(1)
    expect(told).toContain('ring')
    expect(told).not.toContain('pick only')
  })

  it('a finger that carries something puts it down where it is lifted, however long it has stayed there', () => {
    const { host, told } = hostWith({ place: NODE, isPlacing: true })
    const gesture = press(host, at(5, 5, { isTouch: true }))
    vi.advanceTimersByTime(2000)
    gesture.up(at(5, 5, { isTouch: true }))
    expect(told).toEqual(['aim', 'drop'])
  })

  it('a finger that moves pans and opens no menu', () => {
    const { host, told } = hostWith({ place: null })
    press(host, at(5, 5, { isTouch: true })).move(at(40, 5, { isTouch: true }))
    vi.advanceTimersByTime(2000)
    expect(told).not.toContain('menu')
    expect(told).toContain('view 35 0')
  })
})
