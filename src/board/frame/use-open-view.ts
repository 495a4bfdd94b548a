import { useEffect, useRef } from 'react'

/** Shows a diagram from its start when it opens: at its stored places, and again once the core has arranged it, until the user moves the view. */
export function useOpenView(diagramKey: string, isReady: boolean, isArranged: boolean, open: () => void): void {
  const opened = useRef<string | null>(null)
  useEffect(() => {
    const key = `${diagramKey} ${isArranged ? 'arranged' : 'stored'}`
    if (!isReady || opened.current === key || opened.current === `${diagramKey} arranged`) return
    opened.current = key
    open()
  })
}
