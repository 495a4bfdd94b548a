import { isEmptyWiring, NO_WIRING, type Board, type SystemWiring } from '../../../model/wiring/wiring'
import type { Project, System } from '../../../model/project/project'
import { InputError } from '../../input-error'
import { isRecord, listIn, recordIn, recordOf, shown, step, textIn, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'
import { readWireEdits, safeId, writeWireGraph } from './wire-graph'

/** Shape of a board that somebody added. */
export const BOARD_SHAPE = 'board'

/**
 * Reads `wiring` of a saved project into its systems: `{ [systemId]: { power, signal } }`, each a graph whose edges and nodes name in `data.typed` what somebody typed. Returns what belongs
 * to no system of the project, to be kept.
 * @throws InputError with the JSON path of the first wrong value
 */
export function readWiring(record: JsonRecord, systems: Record<string, System>, place: Place): JsonRecord {
  const wiring = recordIn(record, 'wiring', place)
  for (const [id, value] of Object.entries(wiring)) {
    const system = Object.hasOwn(systems, id) ? systems[id] : undefined
    if (!system) continue
    const at: Place = () => `${place()}.wiring${step(id)}`
    const own = readSystemWiring(recordOf(value, at), at)
    if (!isEmptyWiring(own)) system.wiring = own
  }
  return unknownFields(wiring, new Set(Object.keys(systems)), () => `${place()}.wiring`) ?? {}
}

/** Writes `wiring` of a project. */
export function writeWiring({ systems, systemOrder }: Pick<Project, 'systems' | 'systemOrder'>): JsonRecord {
  const written = systemOrder.flatMap((id) => {
    const wiring = systems[id]?.wiring
    return wiring && !isEmptyWiring(wiring) ? [[id, writeSystemWiring(wiring)] as const] : []
  })
  return Object.fromEntries(written)
}

/** Reads the two diagrams of one system, as in a saved project and in a copied system. */
export function readSystemWiring(record: JsonRecord, place: Place): SystemWiring {
  const power = recordIn(record, 'power', place)
  const inPower: Place = () => `${place()}.power`
  const boards = readBoards(power, inPower)
  return {
    ...NO_WIRING,
    boards,
    power: readWireEdits(power, inPower),
    signal: readWireEdits(recordIn(record, 'signal', place), () => `${place()}.signal`),
  }
}

export function writeSystemWiring({ boards, power, signal }: SystemWiring): JsonRecord {
  const nodes = boards.map(({ id, name }) => ({ id, shape: BOARD_SHAPE, data: { name } }))
  return { power: writeWireGraph(power, 'power', nodes), signal: writeWireGraph(signal, 'signal', []) }
}

function readBoards(graph: JsonRecord, place: Place): Board[] {
  const boards: Board[] = []
  for (const [index, value] of listIn(graph, 'nodes', place).entries()) {
    if (!isRecord(value) || value['shape'] !== BOARD_SHAPE) continue
    const at: Place = () => `${place()}.nodes[${index}]`
    const id = safeId(value, 'id', at)
    if (boards.some((board) => board.id === id)) throw new InputError(`${at()}.id`, `an id that no other board has, not ${shown(id)}`)
    boards.push({ id, name: textIn(recordIn(value, 'data', at), 'name', () => `${at()}.data`) ?? '' })
  }
  return boards
}
