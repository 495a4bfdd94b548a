import { getHeapStatistics } from 'node:v8'
import { CODE } from '../../src/contract/envelope'
import { Refusal } from '../refusal'

const MB = 1024 * 1024

/**
 * A project of 130,000 nodes in 2,000 systems is 38 MB of text with 0.6 million objects and lists and 2.0 million commas. The limits allow
 * such a project at the largest size; a text of nothing but containers takes thirty times its length in memory, and minutes to parse.
 */
const MOST_CONTAINERS = 1_500_000
const MOST_VALUES = 5_000_000

/** Bytes of memory that a parsed body takes at most: for each of its bytes, each object or list, and each further value. */
const BYTE = 3
const CONTAINER = 64
const VALUE = 100

/** Bodies of a lower weight have a quota of their own, and never wait for larger ones. */
const SMALL = 24 * MB
const ROOM_FOR_SMALL = 192 * MB
/** Every longer text weighs more than that. */
export const SMALL_TEXT_BYTES = SMALL / BYTE
const MOST_WAITING = 24
export const MOST_SMALL_WAITING = 64
const PATIENCE_MS = 15_000

/** A quota of a limited resource. Several callers may take from it at once; a request that fits goes before one that has to wait. */
export interface Room {
  /** Resolves with a release function. Refuses a caller that would wait too long. An amount above the size takes the whole quota. */
  take(amount: number): Promise<() => void>
}

interface Waiter {
  amount: number
  come: () => void
}

/** Creates a quota of a size, with a greatest number of waiting callers. */
export function createRoom(size: number, mostWaiting = MOST_WAITING, patienceMs = PATIENCE_MS): Room {
  let free = size
  const waiting: Waiter[] = []
  const taken = (amount: number): (() => void) => {
    free -= amount
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      free += amount
      letIn()
    }
  }
  const letIn = (): void => {
    for (const waiter of [...waiting]) if (waiter.amount <= free) waiter.come()
  }
  return {
    take(asked) {
      const amount = Math.min(asked, size)
      if (amount <= free) return Promise.resolve(taken(amount))
      if (waiting.length >= mostWaiting) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(patience)
          waiting.splice(waiting.indexOf(waiter), 1)
        }
        const waiter: Waiter = {
          amount,
          come() {
            leave()
            resolve(taken(amount))
          },
        }
        const patience = setTimeout(() => {
          leave()
          reject(busy())
        }, patienceMs)
        waiting.push(waiter)
      })
    },
  }
}

/** Creates the quota for bodies in memory, in two parts by their weight. */
export function createBodyRoom(heapBytes = getHeapStatistics().heap_size_limit): Room {
  const small = createRoom(ROOM_FOR_SMALL, MOST_SMALL_WAITING)
  const large = createRoom(Math.max(heapBytes / 2 - ROOM_FOR_SMALL, SMALL))
  return { take: (weight) => (isLarge(weight) ? large : small).take(weight) }
}

/** Returns whether a body of that weight waits among the large ones. */
export const isLarge = (weight: number): boolean => weight >= SMALL

/** Returns the memory that parsing a JSON text may take. Refuses a text with more values than any project has. */
export function weigh(text: Buffer): number {
  let containers = 0
  let commas = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === 0x2c) commas += 1
    else if (letter === 0x7b || letter === 0x5b) containers += 1
  }
  if (containers > MOST_CONTAINERS || containers + commas > MOST_VALUES) throw tooRich()
  return text.length * BYTE + containers * CONTAINER + commas * VALUE
}

/** Returns the refusal for a caller that would wait too long, or behind too many. */
export const busy = (): Refusal =>
  new Refusal(CODE.busy, 'The server has too much to read at the moment. Try again in a moment.', null, 503)

const tooRich = (): Refusal => new Refusal(CODE.bodyTooLarge, 'The body holds more values than a project can have.', null, 413)
