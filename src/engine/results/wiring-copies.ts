import type { Pack } from '../../contract/pack'
import type { JsonRecord } from '../../contract/wire/read-value'
import type { WiringCopies } from '../../contract/wire/result-places'
import { writeFullGraph, type GeneratedGraph } from '../../contract/wire/wiring/full-graph'
import { BOARD_SHAPE, writeSystemWiring } from '../../contract/wire/wiring/system-wiring'
import type { Project } from '../../model/project/project'
import { INDOOR_BOARD, isEmptyWiring, NO_WIRING, ORIGIN, type SystemWiring } from '../../model/wiring/wiring'
import type { Engine } from '../engine'
import { practiceOf, type Practice } from '../wiring/electrical-loads'
import { AT_ONCE } from '../wiring/project-wiring'
import type { SignalLine } from '../wiring/wire-signal'
import type { SupplyLine } from '../wiring/wire-supply'
import { wireCentrals, wireSystems, type SystemWires } from '../wiring/wire-systems'
import { supplyFigures } from '../wiring/wiring-output'

/** Units of the drawing from one device to the one behind it, and from one line of a diagram to the next. */
const STEP_X = 160
const STEP_Y = 60

/**
 * Returns the graphs of wiring for other readers: of each active system both diagrams with all devices, lines and figures; of any other what somebody typed. The line of each central
 * controller is a graph, too.
 */
export async function wiringCopies(engine: Engine, project: Project, pack: Pack): Promise<WiringCopies> {
  const practice = practiceOf(pack, project.information.country)
  const systems = new Map<string, JsonRecord | null>()
  const lines = new Map<string, JsonRecord>()
  for (const id of project.systemOrder) {
    const typed = project.systems[id]?.wiring
    systems.set(id, typed && !isEmptyWiring(typed) ? writeSystemWiring(typed) : null)
  }
  if (!practice) return { systems, lines }
  const active = project.systemOrder.filter((id) => project.systems[id]?.active)
  for (let from = 0; from < active.length; from += AT_ONCE)
    for (const wires of await engine.run(wireSystems, project, active.slice(from, from + AT_ONCE)))
      if (wires.supply.length > 0) systems.set(wires.systemId, systemGraphs(wires, project.systems[wires.systemId]?.wiring, practice))
  const centrals = new Map(project.control?.centrals.map((central) => [central.id, central]))
  for (const line of await engine.run(wireCentrals, project)) {
    const edits = centrals.get(line.bus.id)?.edits ?? {}
    lines.set(line.bus.id, writeFullGraph('signal', signalGraph([line]), edits, lostOf(line.bus.lost)))
  }
  return { systems, lines }
}

function systemGraphs({ supply, signal, lost }: SystemWires, wiring: SystemWiring = NO_WIRING, practice: Practice): JsonRecord {
  const ofDiagram = (diagram: 'power' | 'signal'): ReadonlySet<string> => lostOf(lost.filter((edit) => edit.diagram === diagram))
  const power = powerGraph(supply, wiring, practice)
  const known = new Set(power.nodes.map(({ id }) => id))
  const boards = wiring.boards
    .filter(({ id }) => !known.has(id))
    .map(({ id, name }) => ({ id, shape: BOARD_SHAPE, x: 0, y: 0, data: { name } }))
  return {
    power: writeFullGraph('power', { ...power, nodes: [...power.nodes, ...boards] }, wiring.power, ofDiagram('power')),
    signal: writeFullGraph('signal', signalGraph(signal), wiring.signal, ofDiagram('signal')),
  }
}

function lostOf(lost: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(lost.map(({ id }) => id))
}

function powerGraph(supply: readonly SupplyLine[], { boards }: SystemWiring, practice: Practice): GeneratedGraph {
  const depths = depthsOf(supply.map(({ device }) => device))
  const own = new Map(boards.map(({ id, name }) => [id, name]))
  const nodes = supply.map(({ device: { id, kind, nodeId, model, hasIsolator } }, place) => ({
    ...{ id, shape: own.has(id) ? BOARD_SHAPE : shapeOf(id), ...placeOf(depths, id, place) },
    data: { kind, ...(own.has(id) ? { name: own.get(id) } : {}), ...(nodeId !== '' && { nodeId, modelName: model, hasIsolator }) },
  }))
  const edges = supply.flatMap((line) =>
    line.from ? [{ source: line.from.id, target: line.device.id, data: supplyFigures(line, practice) }] : [],
  )
  return { nodes, edges }
}

function signalGraph(lines: readonly SignalLine[]): GeneratedGraph {
  const devices = lines.flatMap(({ bus, pieces }) => pieces.map((piece) => ({ bus, piece })))
  const depths = depthsOf(devices.map(({ piece }) => piece.device))
  const nodes = devices.map(({ bus, piece: { device, address } }, place) => {
    const { id, kind, nodeId, systemId, model } = device
    const data = { kind, nodeId, systemId, modelName: model, bus: bus.bus.name, line: bus.id, ...(!Number.isNaN(address) && { address }) }
    return { id, shape: shapeOf(id), ...placeOf(depths, id, place), data }
  })
  const edges = devices.flatMap(({ bus, piece: { device } }) => {
    const { id, from, lengthM, lengthFrom } = device
    return from === '' ? [] : [{ source: from, target: id, data: { lengthM, lengthFrom, bus: bus.bus.name } }]
  })
  return { nodes, edges }
}

/** The supply of the building and the board of the indoor units have shapes of their own, so that nobody takes the latter for an added one. */
function shapeOf(id: string): string {
  return id === ORIGIN || id === INDOOR_BOARD ? id : 'device'
}

/** Returns how many lines lead to each device; one stands after the one before it. */
function depthsOf(devices: readonly { id: string; from: string }[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  for (const { id, from } of devices) depths.set(id, from === '' ? 0 : (depths.get(from) ?? 0) + 1)
  return depths
}

function placeOf(depths: ReadonlyMap<string, number>, id: string, place: number): { x: number; y: number } {
  return { x: STEP_X * (depths.get(id) ?? 0), y: STEP_Y * place }
}
