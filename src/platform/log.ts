/** Logs a failure to the browser's console; the user has been shown it or need not know. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error)
}
