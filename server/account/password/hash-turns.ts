import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'

/** Each takes 128 MB and one of the four threads that files and addresses are read by, too. */
const AT_ONCE = 2
/** So many wait at most: the last of them waits about half a minute. */
const MOST_WAITING = 120

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs a hash as soon as one of a few before it has ended: a flood of sign-ins takes neither all memory nor all threads. Refuses where many
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
    // The turn is handed on, so that nobody who comes between takes it.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const tooMany = (): Refusal =>
  new Refusal(CODE.busy, 'Very many are signing in at this moment. Try again in half a minute.', { seconds: 30 }, 503)
