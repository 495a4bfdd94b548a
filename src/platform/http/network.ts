/** Tells whether the browser knows that it has no network. A server that refuses or is down is something else. */
export const isWithoutNetwork = (): boolean => 'navigator' in globalThis && 'onLine' in globalThis.navigator && !globalThis.navigator.onLine
