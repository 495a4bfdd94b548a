import * as L from '../../../assembly/common/layout/layout'
import type { ConnectingPipe, ConnectingPipes } from '../../contract/system-record'

/** Reads the joints and pipes between the outdoor modules from the outdoor slots of an answer; null where there are none. */
export function decodeConnectingPipes(slots: Float64Array, fittingNames: readonly string[]): ConnectingPipes | null {
  const place = slots[L.OUT_OUTDOOR_JOINT] ?? NaN
  const moduleToJoint = pipesFrom(slots, L.OUT_MODULE_PIPES, L.MODULES_MOST)
  if (moduleToJoint.length === 0) return null
  return {
    jointModel: fittingNames[place] ?? '',
    jointCount: Number.isNaN(place) ? 0 : (slots[L.OUT_OUTDOOR_JOINTS] ?? 0),
    moduleToJoint,
    jointToJoint: pipesFrom(slots, L.OUT_JOINT_PIPES, L.MODULES_MOST - 2),
  }
}

/** Reads pairs of slots from the first one on; NaN where there is no pipe. */
function pipesFrom(slots: Float64Array, first: number, most: number): ConnectingPipe[] {
  const pipes: ConnectingPipe[] = []
  for (let place = 0; place < most; place++) {
    const gasMm = slots[first + 2 * place] ?? NaN
    if (!Number.isNaN(gasMm)) pipes.push({ gasMm, liquidMm: slots[first + 2 * place + 1] ?? NaN })
  }
  return pipes
}
