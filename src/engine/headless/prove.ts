import { InputError } from '../../contract/input-error'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import type { System } from '../../model/project/project'
import { isRead, type MeterPlace } from '../meters/limit-meter'
import type { Proof, ProofSubject } from '../proof/proof'
import type { Host } from './host'
import { openProject, type OpenProject } from './open-project'
import type { HeadlessOptions } from './options'
import { readProofSubject } from './read-proof-subject'
import { systemOf } from './system-of'

/** Returns how a figure of a system came about; null where the system has no such figure. */
export async function prove(
  host: Host,
  json: unknown,
  systemId: unknown,
  subject: unknown,
  options: HeadlessOptions,
): Promise<Proof | null> {
  const asked = readProofSubject(subject)
  const open = await openProject(host, json, options)
  const system = systemOf(open, systemId)
  if ('outdoor' in asked && /^(limit|margin)\./.test(asked.quantity)) return proveOutdoorLimit(open, system, asked)
  return open.engine.prove(system, open.context, asked)
}

/**
 * Proves a limit that is read at the outdoor unit.
 * @throws InputError naming the node or pipe to ask for, where the limit is read elsewhere
 */
async function proveOutdoorLimit({ engine, context }: OpenProject, system: System, asked: ProofSubject): Promise<Proof | null> {
  const { quantity } = asked
  const row = outdoorRow(system.diagram)
  const id = row < 0 ? undefined : system.diagram.nodeId[row]
  const proof = id === undefined ? null : await engine.prove(system, context, { node: id, quantity })
  if (proof) return { ...proof, subject: asked }
  const code = quantity.replace('margin.', 'limit.').replace(/\[\d+\]$/, '')
  const meters = await engine.meters(system, context)
  const place = meters.find((meter) => meter.code === code && isRead(meter))?.place
  if (place && place.nodeId !== id && isGiven(place)) throw new InputError('subject', `${placeWords(place)}, where ${code} has least left`)
  return null
}

function isGiven({ nodeId, edgeId }: MeterPlace): boolean {
  return nodeId !== undefined || edgeId !== undefined
}

function placeWords({ nodeId, edgeId }: MeterPlace): string {
  return edgeId === undefined ? `the node '${nodeId ?? ''}'` : `the pipe '${edgeId}'`
}
