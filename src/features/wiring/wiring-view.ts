import { proxy, ref } from 'valtio'
import { NOTHING_PICKED, type Picked } from '../../drawing/view/picked'
import type { WireDiagram } from '../../model/wiring/wiring'
import { askForTab } from '../../workbench/frame/right-tabs'

/** What the screen shows: a diagram, or all lines as a table. */
export type WiringShown = WireDiagram | 'schedule'

/** Lines of the open system, or of the whole building. */
export type WiringScope = 'system' | 'building'

interface WiringView {
  shown: WiringShown
  scope: WiringScope
  /** Keys of the picked devices and lines; they survive edits. */
  picked: Picked
  zoom: number
  /** The field of the inspector that is to take the focus; `request` grows with each time it is asked for. */
  focus: { field: 'from' | 'length'; request: number }
  /** Row that the board is to show once its diagram is drawn. */
  wantedKey: string | null
}

export const wiringView = proxy<WiringView>({
  shown: 'power',
  scope: 'system',
  picked: ref(NOTHING_PICKED),
  zoom: 1,
  focus: { field: 'from', request: 0 },
  wantedKey: null,
})

/** Replaces the picked rows as a whole: tracking the keys of a large diagram one by one would block the page. */
export function setPickedWires(picked: Picked): void {
  wiringView.picked = ref(picked)
}

/** Shows the inspector with its first field, and the panel itself where it is folded. */
export function askForWireInspector(): void {
  askForTab('inspector')
  askForField('from')
}

/** Puts the focus into a field of the inspector. */
export function askForField(field: 'from' | 'length'): void {
  wiringView.focus = { field, request: wiringView.focus.request + 1 }
}

/** Shows a row on its diagram and picks it. */
export function goToWire(diagram: WireDiagram, key: string): void {
  wiringView.shown = diagram
  wiringView.wantedKey = key
  setPickedWires({ nodes: [key], edges: [] })
}
