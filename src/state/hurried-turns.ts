import { pause } from '../platform/pause'

/** So long the page may be kept from its other work at a time. */
const SLICE_MS = 32

const underWay = new Set<() => void>()

/** Runs work that pauses with `yield`: its first step at once, the others in slices between which the page shows what it has to show; where the page goes away before its end, the rest runs then in one go. */
export function hurriedTurns<T>(work: Generator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const over = (): void => void underWay.delete(finish)
    const run = (until: number): void => {
      try {
        for (let step = work.next(); ; step = work.next()) {
          if (step.done) {
            over()
            resolve(step.value)
            return
          }
          if (performance.now() >= until) return
        }
      } catch (error) {
        over()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const finish = (): void => run(Infinity)
    const turn = (): void => {
      if (!underWay.has(finish)) return
      run(performance.now() + SLICE_MS)
      if (underWay.has(finish)) void pause().then(turn)
    }
    underWay.add(finish)
    run(0)
    if (underWay.has(finish)) void pause().then(turn)
  })
}

/** Ends all of it now: the page may be gone in a moment. */
export function hurry(): void {
  for (const finish of underWay) finish()
}
