/** A signal that Ctrl-C and a polite kill give: what runs then ends cleanly, every printed line whole. A second Ctrl-C ends the process at once. */
export function cancelled(): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController()
  const stop = (): void => {
    controller.abort()
    forget()
  }
  const forget = (): void => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return { signal: controller.signal, forget }
}
