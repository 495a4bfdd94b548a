/** A tab in the background paints nothing; then the work goes on without. */
const LONGEST_MS = 100

/** Resolves once what was shown has been painted, so that long work does not stand before it. Where nothing is painted it resolves in the next turn. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') {
      setTimeout(resolve)
      return
    }
    const late = setTimeout(resolve, LONGEST_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
}
