import { useEffect, useRef } from 'react'

/** Where tips hang. It is on the page before any screen is, so that a tip never waits for its place. */
export const tipLayer = document.createElement('div')
document.body.append(tipLayer)

/** Takes the layer of the tips into the landmark it stands in: what lies outside of all landmarks is passed over by who walks from one to the next. */
export function TipLayer() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.append(tipLayer)
    return () => document.body.append(tipLayer)
  }, [])
  return <div ref={place} />
}
