// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { afterPaint } from '../../src/schedule/after-paint'
import { cancellable } from '../../src/schedule/cancellable'
import { idle } from '../../src/schedule/idle'
import { nextSlice } from '../../src/schedule/next-slice'

it('afterPaint resolves after the next frame, and callers before that frame share it', async () => {
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  const [one, other] = [afterPaint(), afterPaint()]
  expect(one).toBe(other)
  await one
  order.push('painted')
  expect(order).toStrictEqual(['frame', 'painted'])
  expect(afterPaint()).not.toBe(one)
})

it('nextSlice and idle let microtasks and messages that wait go first', async () => {
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  const arrived = new Promise<void>((resolve) => {
    port1.onmessage = () => {
      order.push('message')
      resolve()
    }
  })
  port2.postMessage(null)
  queueMicrotask(() => order.push('microtask'))
  await nextSlice()
  await Promise.all([idle(), arrived])
  port1.close()
  expect(order).toStrictEqual(['microtask', 'message'])
})

it('cancellable gives the work a signal and returns the function that aborts it', () => {
  let given: AbortSignal | null = null
  const cancel = cancellable((signal) => (given = signal))
  expect(given).toHaveProperty('aborted', false)
  cancel()
  expect(given).toHaveProperty('aborted', true)
})
