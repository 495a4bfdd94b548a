/** Returns a signal aborted by SIGINT or SIGTERM, so that a run ends cleanly after a whole line. A second Ctrl-C ends the process at once. */
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
