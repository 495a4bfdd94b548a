import { busy } from '../../plugins/body-room'

export interface TurnLimits {
  /** Number of concurrent holders, in total and of one account. */
  atOnce: number
  ofOne: number
  /** Number of waiting callers, in total and of one account, and their longest wait. */
  waiting: number
  waitingOfOne: number
  patienceMs: number
}

/** A queue for slow work: the account that was served longest ago comes next, so that one with many requests delays only itself. */
export interface FairTurns {
  /** Resolves with a release function. Refuses a caller that would wait too long, or behind too many. */
  take(accountId: string): Promise<() => void>
}

interface Waiter {
  accountId: string
  come: () => void
}

export function createTurns({ atOnce, ofOne, waiting: most, waitingOfOne, patienceMs }: TurnLimits): FairTurns {
  const having: string[] = []
  const waiting: Waiter[] = []
  /** Number of the last turn of each account that has one or waits. */
  const lastTurns = new Map<string, number>()
  let turnsTaken = 0
  const countOf = (accountId: string): number => having.filter((one) => one === accountId).length
  const mayCome = (accountId: string): boolean => having.length < atOnce && countOf(accountId) < ofOne
  /** Returns the next waiter, of the account that was served longest ago; an account's own waiters come in their order. */
  const nextWaiter = (): Waiter | undefined => {
    const lastOf = ({ accountId }: Waiter): number => lastTurns.get(accountId) ?? 0
    return waiting.filter(({ accountId }) => mayCome(accountId)).toSorted((one, other) => lastOf(one) - lastOf(other))[0]
  }
  const forget = (accountId: string): void => {
    if (countOf(accountId) === 0 && !waiting.some((one) => one.accountId === accountId)) lastTurns.delete(accountId)
  }
  const taken = (accountId: string): (() => void) => {
    having.push(accountId)
    lastTurns.set(accountId, (turnsTaken += 1))
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      having.splice(having.indexOf(accountId), 1)
      for (let next = nextWaiter(); next; next = nextWaiter()) next.come()
      forget(accountId)
    }
  }
  return {
    take(accountId) {
      if (mayCome(accountId)) return Promise.resolve(taken(accountId))
      if (waiting.length >= most || waiting.filter((one) => one.accountId === accountId).length >= waitingOfOne)
        return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(patience)
          waiting.splice(waiting.indexOf(waiter), 1)
        }
        const waiter: Waiter = {
          accountId,
          come() {
            leave()
            resolve(taken(accountId))
          },
        }
        const patience = setTimeout(() => {
          leave()
          forget(accountId)
          reject(busy())
        }, patienceMs)
        waiting.push(waiter)
      })
    },
  }
}
