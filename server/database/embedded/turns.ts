export interface Turns {
  /**
   * Returns the end of the exclusive use to wait for before a shared use; null where there is none. The shared use must start
   * directly after it.
   */
  before(): Promise<void> | null
  /** Resolves with a release function once the caller has exclusive use. Calls are served in their order. */
  alone(): Promise<() => void>
}

/** Creates a lock for shared or exclusive use. */
export function turnTaking(): Turns {
  let last: Promise<void> | null = null
  return {
    before: () => last,
    async alone() {
      const before = last
      let giveBack: () => void = () => undefined
      const mine = new Promise<void>((resolve) => {
        giveBack = () => {
          if (last === mine) last = null
          resolve()
        }
      })
      last = mine
      await before
      return giveBack
    },
  }
}
