/** What the page itself notes from its first script on; read back when the project is open. Times in ms since the page began. */
export interface Watched {
  /** The first frame after the project was shown in which its board and its list of systems stand. */
  usableAt: number
  longTasks: { from: number; length: number }[]
}

declare global {
  interface Window {
    watched?: Watched
  }
}

/** Runs in the page before anything of the app does. */
export function watchFrames(systemName: string): void {
  const watched: Watched = { usableAt: 0, longTasks: [] }
  window.watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longTasks.push({ from: entry.startTime, length: entry.duration })
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const isShown = performance.getEntriesByName('document.shown').length > 0
    const isDrawn = document.querySelector('main canvas, canvas') !== null && document.body.textContent.includes(systemName)
    // The frame after the one in which it was found has been painted with it.
    if (isShown && isDrawn) requestAnimationFrame(() => (watched.usableAt = performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
