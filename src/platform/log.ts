/** Notes for whoever looks into the browser's console: something failed, and the user has been told or need not know. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error)
}
