import * as A from '../../../assembly/common/layout/layout-answer'
import * as D from '../../../assembly/common/layout/layout-drop'
import type { Verb } from '../../../workers/verb'
import { InputError } from '../../contract/input-error'
import { nodeRow } from '../../model/diagram/diagram-rows'
import type { System } from '../../model/project/project'
import { readFindings } from '../decode/decode-findings'
import type { InspectContext } from '../encode/encode-design'
import { encodeNamed } from '../encode/encode-diagram'
import type { PackedCore } from '../host/packed-core'
import type { DropItem } from './drop-item'
import { decodeDropMask, type DropMask } from './drop-mask'
import type { DropVerdict } from './drop-verdict'
import { encodeDrop } from './encode-drop'

export const DROP_MASK = { name: 'dropMask', takes: ['pack', 'system', 'layout-drop'] } as const satisfies Verb
/** The verb of a drop on one node; the number is the most findings that it lists. */
export const DROP = {
  name: 'drop',
  takes: ['pack', 'system', 'layout-drop', 'number'],
  listsRowsOf: A.FINDING_BYTES,
} as const satisfies Verb

/** Returns where an item may be dropped: one answer for each node of a system, from one call. */
export async function askMask(asked: PackedCore, system: System, context: InspectContext, item: DropItem): Promise<DropMask> {
  const { core, handle, rows } = asked
  const { nodeCount } = system.diagram
  const { buffer, names } = encodeNamed(system, context, rows)
  const [answer] = await core.call(DROP_MASK, handle, buffer, encodeDrop(item, -1, nodeCount, names, rows))
  return decodeDropMask(new Uint8Array(answer), nodeCount)
}

/** Returns the same for several items of one system, which is encoded once; each call receives a copy. */
export async function askMasks(
  asked: PackedCore,
  system: System,
  context: InspectContext,
  items: readonly DropItem[],
): Promise<DropMask[]> {
  const { core, handle, rows } = asked
  const { nodeCount } = system.diagram
  const { buffer, names } = encodeNamed(system, context, rows)
  const questions = items.map((item) => encodeDrop(item, -1, nodeCount, names, rows))
  const masks: DropMask[] = []
  for (const [place, question] of questions.entries()) {
    const given = place < questions.length - 1 ? buffer.slice() : buffer
    const [answer] = await core.call(DROP_MASK, handle, given, question)
    masks.push(decodeDropMask(new Uint8Array(answer), nodeCount))
  }
  return masks
}

/**
 * Returns whether an item may be dropped on one node: the same answer as the mask's, with the findings of a refusal.
 * @throws InputError where the system has no such node
 */
export async function askDrop(
  asked: PackedCore,
  system: System,
  context: InspectContext,
  nodeId: string,
  item: DropItem,
): Promise<DropVerdict> {
  const { core, handle, rows } = asked
  const row = droppedOn(system, nodeId)
  const { buffer, names } = encodeNamed(system, context, rows)
  const asking = encodeDrop(item, row, system.diagram.nodeCount, names, rows)
  const [findings, question] = await core.call(DROP, handle, buffer, asking, A.FINDINGS_MOST)
  return verdictOf(findings, question, system)
}

/** Reads the core's answer for one node. */
export function verdictOf(findings: ArrayBuffer, question: ArrayBuffer, system: System): DropVerdict {
  const slots = new Float64Array(question, D.DROP_START, D.DROP_SLOTS)
  const reserves = slots[D.DROP_RESERVES] ?? 0
  const port = slots[D.DROP_BETTER_PORT] ?? 0
  return {
    allowed: slots[D.DROP_FIRST] === 0,
    findings: readFindings(findings, 0, findings.byteLength / A.FINDING_BYTES, 'error', system),
    ...(port > 0 && { repair: { code: 'moveToPort' as const, values: { port } } }),
    ...(reserves > 0 && { reserves }),
  }
}

/**
 * Returns the row of the node that something is dropped on.
 * @throws InputError where the system has no such node
 */
export function droppedOn(system: System, nodeId: string): number {
  const row = nodeRow(system.diagram, nodeId)
  if (row < 0) throw new InputError('$.nodeId', `the id of a node of system '${system.id}', not '${nodeId}'`)
  return row
}
