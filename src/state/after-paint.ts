/** A tab in the background paints nothing; then the work goes on without. */
const LONGEST_MS = 100

/** Shared by all who ask before the next picture is made: an edit has a dozen of them. */
let asked: Promise<void> | null = null

/** Resolves once what was shown has been painted, so that long work does not stand before it. Where nothing is painted it resolves in the next turn. */
export function afterPaint(): Promise<void> {
  asked ??= new Promise((resolve) => {
    const begin = (): void => {
      // Who asks from now on may have changed what is in no picture yet.
      asked = null
    }
    const end = (): void => {
      begin()
      resolve()
    }
    if (typeof requestAnimationFrame === 'undefined') {
      setTimeout(end)
      return
    }
    const late = setTimeout(end, LONGEST_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      begin()
      setTimeout(resolve)
    })
  })
  return asked
}
