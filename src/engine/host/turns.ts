/** So long one turn may last, in ms, before frames, clicks and messages get theirs. */
const TURN_MS = 8

/** Long work in turns, as long as somebody still wants it. */
export interface Turns {
  /** Waits for the next turn where this one has lasted long enough. False once nobody wants the work any more. */
  next(): Promise<boolean>
}

/** Turns of the thread that asks. */
export function takeTurns(isWanted: () => boolean): Turns {
  let since = performance.now()
  return {
    async next() {
      if (performance.now() - since >= TURN_MS) {
        await new Promise((resolve) => setTimeout(resolve))
        since = performance.now()
      }
      return isWanted()
    },
  }
}

/** Does work that pauses with `yield` in turns; null once nobody wants it any more. */
export async function workInTurns<T>(work: Generator<void, T>, turns: Turns): Promise<T | null> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (!(await turns.next())) return null
  }
}

/** So many entries are mapped before a clock is looked at. */
const STRETCH = 64

/** Maps a long list in turns; null once nobody wants it any more. */
export async function mapInTurns<T, R>(list: readonly T[], map: (entry: T) => R, turns: Turns): Promise<R[] | null> {
  const mapped: R[] = []
  for (let from = 0; from < list.length; from += STRETCH) {
    if (!(await turns.next())) return null
    for (const entry of list.slice(from, from + STRETCH)) mapped.push(map(entry))
  }
  return mapped
}
