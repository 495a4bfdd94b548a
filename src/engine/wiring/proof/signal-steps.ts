import type { Pack } from '../../../contract/pack'
import { electricalOf } from '../../../contract/pack/electrical'
import type { Project } from '../../../model/project/project'
import type { ProofSource, ProofStep } from '../../proof/proof'
import type { PipingWay } from '../piping-way'
import type { BusLimits, SignalBus } from '../signal-plan'
import type { SignalLine, SignalPiece } from '../wire-signal'
import { signalFindings } from '../wiring-findings'
import { lengthSteps } from './length-steps'
import { WIRE_FORMULAS as F } from './wire-formulas'
import { stepOf, type Given } from './wire-step'

/** Figures of a communication line with their units; each has a limit, whose margin and excess are proven, too. */
export const SIGNAL_UNITS = { busM: 'm', busUnits: '', busSystems: '', busControllers: '' } as const
type SignalFigure = keyof typeof SIGNAL_UNITS

const LIMITS: Readonly<Record<SignalFigure, keyof BusLimits>> = {
  ...{ busM: 'maxM', busUnits: 'units', busSystems: 'systems', busControllers: 'controllers' },
}
const FIELDS = { units: 'maxUnits', systems: 'maxSystems', controllers: 'maxControllers' } as const

interface SignalContext {
  project: Project
  pack: Pack
  /** Piping of a system by its id. */
  wayOf: (systemId: string) => PipingWay
}

/** Returns the steps to a figure of a communication line, its margin (`margin.busM`) or excess (`wiring.busM`); null where it has no such figure or limit. */
export function signalSteps(line: SignalLine, quantity: string, { pack }: SignalContext): ProofStep[] | null {
  const [, kind, name = quantity] = /^(margin|wiring)\.(.*)$/.exec(quantity) ?? []
  if (!isSignalFigure(name)) return null
  const value = valueOf(line, name)
  if (kind === undefined) {
    if (name !== 'busM') return [stepOf(F.given, value, [[value, { drawn: 'count', signal: line.bus.id }]])]
    const pieces = line.pieces.filter(({ device }) => device.from !== '')
    return [
      pieces.length === 0
        ? stepOf(F.none, value, [])
        : stepOf(
            F.metres,
            value,
            pieces.map((piece) => pieceFigure(line, piece)),
          ),
    ]
  }
  const limit = line.bus.limits[LIMITS[name]]
  if (Number.isNaN(limit)) return null
  const given: Given[] = [
    [value, { signal: line.bus.id, quantity: name }],
    [limit, { path: limitPath(line, LIMITS[name], pack) }],
  ]
  if (kind === 'margin') return [stepOf(F.margin, limit - value, given)]
  const found = signalFindings('', line).find(({ code }) => code === quantity)
  return found ? [stepOf(F.excess, Number(found.values['excess']), given)] : null
}

/** Figures of a device on a communication line with their units. */
export const PIECE_UNITS = { lengthM: 'm', address: '' } as const

/**
 * Returns the steps to a figure of a device on a line: the length of the piece that leads to it, or its address; null where the line has no such device, begins with it, or gives it no
 * address.
 */
export function pieceSteps(line: SignalLine, deviceId: string, quantity: string, context: SignalContext): ProofStep[] | null {
  return quantity === 'address' ? addressSteps(line, deviceId, context.pack) : pieceLengthSteps(line, deviceId, context)
}

/** A typed address, else the lowest of the line that no device has. */
function addressSteps({ bus, pieces }: SignalLine, deviceId: string, pack: Pack): ProofStep[] | null {
  const piece = pieces.find(({ device }) => device.id === deviceId)
  const first = bus.bus.addresses?.[0]
  if (!piece || first === undefined || Number.isNaN(piece.address)) return null
  const { address, device } = piece
  if (device.edit.address !== undefined)
    return [stepOf(F.given, address, [[address, { drawn: 'address', signal: bus.id, device: deviceId }]])]
  const lower = new Set(pieces.map((each) => each.address).filter((each) => each >= first && each < address))
  return [
    stepOf(F.nextAddress, address, [
      [first, { path: `${linePath(bus, pack)}.addresses[0]` }],
      [lower.size, { drawn: 'lowerAddresses', signal: bus.id }],
    ]),
  ]
}

function pieceLengthSteps({ bus, pieces }: SignalLine, deviceId: string, context: SignalContext): ProofStep[] | null {
  const device = pieces.find((piece) => piece.device.id === deviceId)?.device
  const source = pieces.find((piece) => piece.device.id === device?.from)?.device
  if (!device || !source) return null
  const { row, lengthM, lengthFrom } = device
  const diagram = context.project.systems[device.systemId]?.diagram
  if (!diagram) return null
  const typed: ProofSource = { drawn: 'lengthM', signal: bus.id, device: deviceId }
  const assumed = { system: '', controller: '$.electrical.homeRunM', group: '$.electrical.homeRunM', central: '$.electrical.feederM' }
  return lengthSteps(
    { lengthM, lengthFrom, row, fromRow: source.row, typed, assumed: assumed[bus.connects] },
    diagram,
    context.wayOf(device.systemId),
    context.pack,
  )
}

export function isSignalFigure(name: string): name is SignalFigure {
  return Object.hasOwn(SIGNAL_UNITS, name)
}

function valueOf({ totalM, units, systems, controllers }: SignalLine, figure: SignalFigure): number {
  return { busM: totalM, busUnits: units, busSystems: systems, busControllers: controllers }[figure]
}

function pieceFigure({ bus }: SignalLine, { device: { id, lengthM } }: SignalPiece): Given {
  return [lengthM, { signal: bus.id, device: id, quantity: 'lengthM' }]
}

/** Path of a limit in the pack: of the line, or of the rule of a controller on it that allows least. */
function limitPath({ bus: ofLine }: SignalLine, limit: keyof BusLimits, pack: Pack): string {
  const { devices, limits } = ofLine
  const line = linePath(ofLine, pack)
  if (limit === 'maxM') return `${line}.maxM`
  const models = new Set(devices.flatMap(({ kind, model }) => (kind === 'controller' ? [model] : [])))
  const names = new Set(pack.controllers?.items.flatMap(({ id, rule }) => (models.has(id) ? [rule] : [])))
  const field = FIELDS[limit]
  const place = pack.controllerRules?.items.findIndex((rule) => names.has(rule.id) && rule[field] === limits[limit]) ?? -1
  return place < 0 ? `${line}.${field}` : `$.controllerRules.items[${place}].${field}`
}

function linePath({ bus }: SignalBus, pack: Pack): string {
  return `$.electrical.buses[${electricalOf(pack)?.buses.indexOf(bus) ?? -1}]`
}
