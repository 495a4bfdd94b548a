import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'

/** Each hash takes 128 MB and one of the four threads that also read files and resolve addresses. */
const AT_ONCE = 2
/** At most this many hashes wait; the last of them waits about half a minute. */
const MOST_WAITING = 120

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs a hash once one of the running ones has ended: a flood of sign-ins takes neither all memory nor all threads. Refuses where too many
 * wait already.
 */
export async function takeHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw tooMany()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The slot is handed on directly, so that no newcomer takes it in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const tooMany = (): Refusal =>
  new Refusal(CODE.busy, 'Very many are signing in at this moment. Try again in half a minute.', { seconds: 30 }, 503)
