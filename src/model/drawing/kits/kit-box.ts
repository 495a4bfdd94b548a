import type { AirHandler } from '../../project/air-handler'
import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import { newId } from '../../change/ids'
import { freshNode } from '../draw'
import { kitConnection } from './kit-connection'
import { GAS_M, ODD_GAS_M, PIPE_M } from './spacing'

/** The box behind the kits of an air handler with a gas and a liquid pipe from each kit; null where the kits only branch. */
export function kitBox(
  airHandler: AirHandler,
  airHandlerId: string,
  kitIds: readonly string[],
): { box: DiagramNode; edges: DiagramEdge[] } | null {
  const connection = kitConnection(airHandler)
  if (connection === 'branching') return null
  const isDirect = connection === 'direct'
  const gasLengthM = isDirect && airHandler.coils % 2 === 1 ? ODD_GAS_M : GAS_M
  const box = freshNode('ahuBox', 'ahubox', { airHandlerId, airHandler: isDirect ? { isDirectBox: true } : { isMergeBox: true } })
  const edges = kitIds.flatMap((source): DiagramEdge[] => {
    const ends = { source, target: box.id, sourcePort: 0, airHandlerId }
    return [
      { ...ends, id: newId(), kind: 'gas', gasLengthM },
      { ...ends, id: newId(), kind: 'liquid', liquidLengthM: PIPE_M },
    ]
  })
  return { box, edges }
}
