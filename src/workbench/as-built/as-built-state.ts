import { proxy } from 'valtio'

/** The rows of the comparison to show, kept while the app is open. */
export const asBuiltState = proxy<{ lines: 'differences' | 'all' }>({ lines: 'differences' })

export function showLines(lines: 'differences' | 'all'): void {
  asBuiltState.lines = lines
}
