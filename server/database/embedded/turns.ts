export interface Turns {
  /** What must end before the next thing is done together with others; null where nothing does. Whoever waits for it does his thing at once then. */
  before(): Promise<void> | null
  /** Resolves with the way to give it back when it is this one's turn to have it alone. Turns are taken in the order they were asked for. */
  alone(): Promise<() => void>
}

/** Something that many use together, or one alone. */
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
