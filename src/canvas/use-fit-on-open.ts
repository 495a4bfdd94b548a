import { useEffect, useRef } from 'react'

/**
 * Fits a diagram when it is first shown: where it was stored, and again once the core has arranged it, until the user moves the view.
 */
export function useFitOnOpen(diagramKey: string, isReady: boolean, isArranged: boolean, fit: () => void): void {
  const fitted = useRef<string | null>(null)
  useEffect(() => {
    const key = `${diagramKey} ${isArranged ? 'arranged' : 'stored'}`
    if (!isReady || fitted.current === key || fitted.current === `${diagramKey} arranged`) return
    fitted.current = key
    fit()
  })
}
