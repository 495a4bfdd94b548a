import type { SystemResult } from '../../src/engine/decode/system-result'
import type { LinkedCheck } from './linked-objects'
import type { PeerAnswer } from './typed-arrays'

type Column = ArrayLike<number>

/** Throws where a peer's answer differs from the core's, because a bench must compare the same work. */
export function assertTypedAnswer(core: SystemResult, peer: PeerAnswer, isUnit: (row: number) => boolean): void {
  const columns: [string, Column, Column][] = [
    ['load', core.loadIndex, peer.loadIndex],
    ['capacity', core.edgeCapacityKw, peer.edgeCapacityKw],
    ['equivalent length', core.edgeEquivalentM, peer.edgeEquivalentM],
    ['gas', core.edgeGasMm, peer.edgeGasMm],
    ['liquid', core.edgeLiquidMm, peer.edgeLiquidMm],
    ['arranged x', core.arrangedX, peer.arrangedX],
    ['arranged y', core.arrangedY, peer.arrangedY],
    ['worst of nodes', core.nodeWorst, peer.nodeWorst],
    ['worst of edges', core.edgeWorst, peer.edgeWorst],
  ]
  for (const [name, ours, theirs] of columns) for (let row = 0; row < ours.length; row++) assertClose(name, row, ours[row], theirs[row])
  for (let row = 0; row < core.loadIndex.length; row++) {
    if (!isUnit(row)) continue
    assertClose('cooling', row, core.deliveredCoolingKw[row], peer.deliveredCoolingKw[row])
    assertClose('sensible', row, core.deliveredSensibleKw[row], peer.deliveredSensibleKw[row])
    assertClose('heating', row, core.deliveredHeatingKw[row], peer.deliveredHeatingKw[row])
  }
  assertClose('findings', 0, core.findingCount, peer.findings)
  assertWhole(core, peer.totalM, peer.additionalChargeKg)
}

export function assertLinkedAnswer(
  core: SystemResult,
  peer: LinkedCheck,
  rowOfNode: (id: string) => number,
  rowOfEdge: (id: string) => number,
): void {
  for (const { pipe, capacityKw, equivalentM, gas, liquid } of peer.pipes) {
    const row = rowOfEdge(pipe.id)
    assertClose('capacity', row, core.edgeCapacityKw[row], capacityKw)
    assertClose('equivalent length', row, core.edgeEquivalentM[row], equivalentM)
    assertClose('gas', row, core.edgeGasMm[row], gas)
    assertClose('liquid', row, core.edgeLiquidMm[row], liquid)
  }
  for (const { node, coolKw, sensibleKw, heatKw } of peer.delivered) {
    const row = rowOfNode(node.id)
    assertClose('cooling', row, core.deliveredCoolingKw[row], coolKw)
    assertClose('sensible', row, core.deliveredSensibleKw[row], sensibleKw)
    assertClose('heating', row, core.deliveredHeatingKw[row], heatKw)
  }
  for (const [node, { x, y }] of peer.places) {
    assertClose('arranged x', rowOfNode(node.id), core.arrangedX[rowOfNode(node.id)], x)
    assertClose('arranged y', rowOfNode(node.id), core.arrangedY[rowOfNode(node.id)], y)
  }
  for (const fittings of [peer.headers, peer.joints]) {
    for (const [node, { id }] of fittings) {
      if (core.fittingNames[core.fitting[rowOfNode(node.id)] ?? -1] !== id) throw new Error(`Not the same fitting at ${node.id}`)
    }
  }
  assertClose('findings', 0, core.findingCount, peer.findings.length)
  assertWhole(core, peer.totalM, peer.additionalChargeKg)
}

function assertWhole(core: SystemResult, totalM: number, additionalChargeKg: number): void {
  assertClose('total length', 0, core.outdoor?.totalM, totalM)
  assertClose('charge', 0, core.outdoor?.additionalChargeKg ?? undefined, additionalChargeKg)
}

function assertClose(name: string, row: number, ours: number | undefined, theirs: number | undefined): void {
  if (ours === undefined || theirs === undefined || !(Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(ours)))) {
    throw new Error(`Not the same answer: ${name} of row ${String(row)} is ${String(ours)} in the core and ${String(theirs)} in the peer`)
  }
}
