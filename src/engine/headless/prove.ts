import { InputError } from '../../contract/input-error'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import type { System } from '../../model/project/project'
import { isRead, type MeterPlace } from '../meters/limit-meter'
import type { Proof, ProofSubject, SystemSubject } from '../proof/proof'
import { proveFigure } from '../proof/prove-figure'
import type { Host } from './host'
import { openProject, type OpenProject } from './open-project'
import type { HeadlessOptions } from './options'
import { systemOf } from './system-of'
import { idIn, recordOf, shown, step, type Place } from '../../contract/wire/read-value'

const SUBJECT: Place = () => 'subject'
const PLACES = ['node', 'edge', 'outdoor', 'power', 'signal']
const FIELDS = ['quantity', ...PLACES, 'device']

/**
 * Reads the subject of a proof field by field.
 * @throws InputError with a path such as `subject.edge`
 */
function readProofSubject(value: unknown): ProofSubject {
  const record = recordOf(value, SUBJECT)
  const unknown = Object.keys(record).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) throw new InputError(`subject${step(unknown)}`, `only the fields ${FIELDS.join(', ')}`)
  const places = PLACES.filter((name) => record[name] !== undefined)
  if (places.length !== 1) throw new InputError('subject', 'one of the fields node, edge, outdoor, power and signal')
  if (record['device'] !== undefined && record['signal'] === undefined) throw new InputError('subject.device', 'a field of signal only')
  const quantity = idIn(record, 'quantity', SUBJECT)
  if (record['node'] !== undefined) return { node: idIn(record, 'node', SUBJECT), quantity }
  if (record['edge'] !== undefined) return { edge: idIn(record, 'edge', SUBJECT), quantity }
  if (record['power'] !== undefined) return { power: idIn(record, 'power', SUBJECT), quantity }
  if (record['signal'] !== undefined) {
    const device = record['device'] === undefined ? {} : { device: idIn(record, 'device', SUBJECT) }
    return { signal: idIn(record, 'signal', SUBJECT), ...device, quantity }
  }
  if (record['outdoor'] !== true) throw new InputError('subject.outdoor', `true, not ${shown(record['outdoor'])}`)
  return { outdoor: true, quantity }
}

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
  return proveFigure(open.engine, open.project, system, open.context, asked)
}

/**
 * Proves a limit that is read at the outdoor unit.
 * @throws InputError naming the node or pipe to ask for, where the limit is read elsewhere
 */
async function proveOutdoorLimit({ engine, context }: OpenProject, system: System, asked: SystemSubject): Promise<Proof | null> {
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
