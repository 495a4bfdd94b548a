/** A tab in the background paints nothing: work goes on without a paint after this time, in milliseconds. */
const LONGEST_MS = 100

/** All callers before the next frame share it: an edit has a dozen of them. */
let asked: Promise<void> | null = null

/** Resolves once the present state of the page has been painted, so that long work does not delay it; in the next task where nothing is painted. */
export function afterPaint(): Promise<void> {
  asked ??= new Promise((resolve) => {
    const begin = (): void => {
      // Later callers may have changed something that this frame does not show.
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
