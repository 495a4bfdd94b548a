import { proxy } from 'valtio'

/** Which lines of the comparison are shown, kept while the app is open. */
export const asBuiltState = proxy<{ lines: 'differences' | 'all' }>({ lines: 'differences' })

export function showLines(lines: 'differences' | 'all'): void {
  asBuiltState.lines = lines
}
