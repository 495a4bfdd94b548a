import { useEffect, useRef } from 'react'

/** Element that holds the tooltips. It is on the page before any screen, so that a tooltip never waits for it. */
export const tipLayer = document.createElement('div')
document.body.append(tipLayer)

/** Moves the tooltip layer into the landmark around this element: screen readers that step through landmarks skip everything outside of them. */
export function TipLayer() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.append(tipLayer)
    return () => document.body.append(tipLayer)
  }, [])
  return <div ref={place} />
}
