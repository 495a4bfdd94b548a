/** Times that the page itself records from its first script on; read when the project is open. In ms since the page began. */
export interface Watched {
  /** The first frame after the project was shown that includes its board and its list of systems. */
  usableAt: number
  longTasks: { from: number; length: number }[]
}

declare global {
  interface Window {
    watched?: Watched
  }
}

/** Runs in the page before the app. */
export function watchFrames(systemName: string): void {
  const watched: Watched = { usableAt: 0, longTasks: [] }
  window.watched = watched
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.longTasks.push({ from: entry.startTime, length: entry.duration })
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const isShown = performance.getEntriesByName('document.shown').length > 0
    const isDrawn = document.querySelector('main canvas, canvas') !== null && document.body.textContent.includes(systemName)
    // The next frame paints the elements found in this one.
    if (isShown && isDrawn) requestAnimationFrame(() => (watched.usableAt = performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
