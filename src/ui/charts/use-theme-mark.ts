import { useSyncExternalStore } from 'react'

const MARK = 'data-mantine-color-scheme'

/** Returns the scheme that the page is marked with. A plot that reads its colours off the page is drawn anew with it: the chosen scheme changes before the mark does. */
export function useThemeMark(): string | null {
  return useSyncExternalStore(watch, () => document.documentElement.getAttribute(MARK))
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [MARK] })
  return () => observer.disconnect()
}
