import type { Stage } from 'konva/lib/Stage'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Keeps the board sharp when the window moves to a screen of another density or the page is zoomed. */
export function usePixelRatio(stage: RefObject<Stage | null>): void {
  useEffect(() => {
    let stop = (): void => undefined
    const follow = (): void => {
      stop()
      const ratio = window.devicePixelRatio
      for (const layer of stage.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(ratio)
      stage.current?.batchDraw()
      const query = window.matchMedia(`(resolution: ${ratio}dppx)`)
      query.addEventListener('change', follow)
      stop = () => query.removeEventListener('change', follow)
    }
    follow()
    return () => stop()
  }, [stage])
}
