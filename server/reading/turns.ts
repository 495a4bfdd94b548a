import { busy } from '../plugins/body-room'

export interface TurnLimits {
  /** How many have a turn at a time, of all and of one account. */
  atOnce: number
  ofOne: number
  /** How many may wait, of all and of one account, and how long. */
  waiting: number
  waitingOfOne: number
  patienceMs: number
}

/** Turns at something that takes long: an account that wants many waits behind itself, not others behind it. */
export interface FairTurns {
  /** Resolves with the way to give the turn back. Refuses whoever would wait too long, and where too many wait. */
  take(accountId: string): Promise<() => void>
}

interface Waiter {
  accountId: string
  come: () => void
}

export function createTurns({ atOnce, ofOne, waiting: most, waitingOfOne, patienceMs }: TurnLimits): FairTurns {
  const having: string[] = []
  const waiting: Waiter[] = []
  const countOf = (accountId: string): number => having.filter((one) => one === accountId).length
  const mayCome = (accountId: string): boolean => having.length < atOnce && countOf(accountId) < ofOne
  const taken = (accountId: string): (() => void) => {
    having.push(accountId)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      having.splice(having.indexOf(accountId), 1)
      for (const waiter of [...waiting]) if (mayCome(waiter.accountId)) waiter.come()
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
          reject(busy())
        }, patienceMs)
        waiting.push(waiter)
      })
    },
  }
}
