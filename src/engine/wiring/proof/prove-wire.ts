import { InputError } from '../../../contract/input-error'
import { WIRING_CODES } from '../../../model/wiring/finding-codes'
import type { Project, System } from '../../../model/project/project'
import type { PackedCore } from '../../host/packed-core'
import { proofOfSteps } from '../../proof/decode-proof'
import type { Proof, WireSubject } from '../../proof/proof'
import { practiceOf } from '../electrical-loads'
import { pipingWay, type PipingWay } from '../piping-way'
import type { SignalLine } from '../wire-signal'
import { wireCentrals, wireSystems, type SystemWires } from '../wire-systems'
import { isSignalFigure, PIECE_UNITS, pieceSteps, SIGNAL_UNITS, signalSteps } from './signal-steps'
import { SupplyProof } from './supply-steps'

/** Codes of findings that compare a value with a limit, with their unit. */
const COMPARED: Readonly<Record<string, string>> = {
  ...{ 'wiring.breakerOverFuse': 'A', 'wiring.breakerUnderLoad': 'A', 'wiring.noBreaker': 'A', 'wiring.cableUnderBreaker': 'A' },
  ...{ 'wiring.noCable': 'A', 'wiring.dropPct': '%' },
}

/**
 * Returns how a figure of a system's wiring came about: formula, operands and their sources; null where it has no such figure, such as the device of a line that begins no circuit, or a limit that holds.
 * @throws InputError for a subject or quantity that is none
 */
export async function proveWire(packed: PackedCore, project: Project, system: System, subject: WireSubject): Promise<Proof | null> {
  const { pack } = packed
  const practice = practiceOf(pack, project.information.country)
  if (!practice) return null
  const unit = unitOf(subject)
  const [wires] = await wireSystems(packed, project, [system.id])
  if (!wires) return null
  const wayOf = (id: string): PipingWay => pipingWay((project.systems[id] ?? system).diagram, pack)
  if ('power' in subject) {
    const proof = new SupplyProof({ pack, practice, system, way: wayOf(system.id), supply: wires.supply })
    if (!proof.has(subject.power))
      throw new InputError('subject.power', `the id of a device with a supply line; '${subject.power}' is none`)
    const steps = proof.steps(subject.power, subject.quantity)
    return steps && proofOfSteps(steps, subject, unit, pack)
  }
  const line = await lineOf(packed, project, wires, subject.signal)
  const context = { project, pack, wayOf }
  const steps =
    subject.device === undefined
      ? signalSteps(line, subject.quantity, context)
      : pieceSteps(line, subject.device, subject.quantity, context)
  return steps && proofOfSteps(steps, subject, unit, pack)
}

async function lineOf(packed: PackedCore, project: Project, { signal }: SystemWires, id: string): Promise<SignalLine> {
  const line = signal.find(({ bus }) => bus.id === id) ?? (await wireCentrals(packed, project)).find(({ bus }) => bus.id === id)
  if (line) return line
  throw new InputError('subject.signal', `the id of a system, group or central controller with a communication line; '${id}' is none`)
}

function unitOf(subject: WireSubject): string {
  const { quantity } = subject
  const known: Readonly<Record<string, string>> =
    'power' in subject ? SupplyProof.UNITS : subject.device === undefined ? SIGNAL_UNITS : PIECE_UNITS
  if (Object.hasOwn(known, quantity)) return known[quantity] ?? ''
  const name = quantity.replace(/^(margin|wiring)\./, '')
  if ('power' in subject && Object.hasOwn(COMPARED, quantity)) return COMPARED[quantity] ?? ''
  if ('signal' in subject && subject.device === undefined && name !== quantity && isSignalFigure(name)) return SIGNAL_UNITS[name]
  const codes = WIRING_CODES.filter((code) => ('power' in subject ? Object.hasOwn(COMPARED, code) : /^wiring\.bus/.test(code)))
  const more = 'signal' in subject && subject.device !== undefined ? '' : `, or a finding: ${codes.join(', ')}`
  throw new InputError('subject.quantity', `one of ${Object.keys(known).join(', ')}${more}`)
}
