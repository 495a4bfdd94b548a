import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import { newId } from '../../change/ids'
import type { KitLayout } from './kit-layout'
import { freshNode } from '../draw'

/** Draws the box behind the kits of an air handler with a gas and a liquid pipe from each kit; null where the layout has none. */
export function kitBox(
  layout: KitLayout,
  airHandlerId: string,
  kitIds: readonly string[],
): { box: DiagramNode; edges: DiagramEdge[] } | null {
  const place = layout.nodes.find((node) => node.kind === 'ahuBox')
  if (!place) return null
  const airHandler = layout.connection === 'direct' ? { isDirectBox: true } : { isMergeBox: true }
  const box = { ...freshNode('ahuBox', 'ahubox', { airHandlerId, airHandler }), x: place.x, y: place.y }
  const edges = kitIds.flatMap((source): DiagramEdge[] => {
    const ends = { source, target: box.id, sourcePort: 0, airHandlerId }
    return [
      { ...ends, id: newId(), kind: 'gas', gasLengthM: layout.gasM },
      { ...ends, id: newId(), kind: 'liquid', liquidLengthM: layout.liquidM },
    ]
  })
  return { box, edges }
}
