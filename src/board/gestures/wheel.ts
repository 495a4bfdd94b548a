import { zoomAt } from '../../drawing/view/view'
import type { GestureHost } from './gesture-host'

const ZOOM_PER_PIXEL = 0.0016
const LINE_PX = 16
const PAGE_PX = 400

/** Pans with the wheel; with Ctrl, which a touchpad's pinch sends, zooms at the pointer. Returns the function that removes the listener. */
export function attachWheel(element: HTMLElement, host: GestureHost): () => void {
  const onWheel = (event: WheelEvent): void => {
    // Menus and editors over the board scroll by themselves.
    if (event.target instanceof Element && event.target.closest('[data-over-board]')) return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? PAGE_PX : 1
    const view = host.view()
    const box = element.getBoundingClientRect()
    if (event.ctrlKey || event.metaKey) {
      host.setView(zoomAt(view, event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY * unit * ZOOM_PER_PIXEL)))
      return
    }
    const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
    host.setView({ ...view, x: view.x - dx * unit, y: view.y - dy * unit })
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => element.removeEventListener('wheel', onWheel)
}
