import { NO_FIGURES } from '../../../model/as-built/frozen-design'
import type { FrozenDesign, FrozenFigures } from '../../../model/project/frozen-design'
import { InputError } from '../../input-error'
import { amountIn, isGiven, listIn, numberIn, recordIn, recordOf, textIn, type JsonRecord, type Place } from '../read-value'

const MOST_ROWS = 1_000_000
const MOST_PORTS = 255
const FIGURES = Object.keys(NO_FIGURES) as (keyof FrozenFigures)[]

/**
 * Reads `frozenDesign` of a system, our own field: the agreed design as lists of equal length, always metric, so
 * that a conversion never changes it. Undefined where none is frozen. `defaultLengthM`, `reverse`, `port` and `material` were added later and may be missing.
 */
export function readFrozenDesign(system: JsonRecord, place: Place): FrozenDesign | undefined {
  if (!isGiven(system['frozenDesign'])) return undefined
  const at: Place = () => `${place()}.frozenDesign`
  const record = recordIn(system, 'frozenDesign', place)
  const [nodes, pipes] = [recordIn(record, 'nodes', at), recordIn(record, 'pipes', at)]
  const [inNodes, inPipes] = [inside(at, 'nodes'), inside(at, 'pipes')]
  const nodeId = texts(nodes, 'id', inNodes)
  const edgeId = texts(pipes, 'id', inPipes)
  const defaultLengthM = amountIn(record, 'defaultLengthM', at)
  const nodeReverse = codes(nodes, 'reverse', inNodes, nodeId.length, 1)
  const edgeSourcePort = codes(pipes, 'port', inPipes, edgeId.length, MOST_PORTS)
  const edgeMaterial = isGiven(pipes['material']) ? texts(pipes, 'material', inPipes, edgeId.length) : undefined
  return {
    at: textIn(record, 'at', at) ?? '',
    by: textIn(record, 'by', at) ?? '',
    outdoorModels: texts(record, 'oduModels', at),
    ...(defaultLengthM !== undefined && { defaultLengthM }),
    figures: readFigures(recordIn(record, 'figures', at), inside(at, 'figures')),
    nodeId,
    nodeKind: texts(nodes, 'kind', inNodes, nodeId.length),
    nodeModel: texts(nodes, 'model', inNodes, nodeId.length),
    nodeHeightM: numbers(nodes, 'heightM', inNodes, nodeId.length),
    ...(nodeReverse && { nodeReverse }),
    edgeId,
    edgeSource: texts(pipes, 'source', inPipes, edgeId.length),
    edgeTarget: texts(pipes, 'target', inPipes, edgeId.length),
    ...(edgeSourcePort && { edgeSourcePort }),
    edgeKind: texts(pipes, 'kind', inPipes, edgeId.length),
    edgeLengthM: numbers(pipes, 'lengthM', inPipes, edgeId.length),
    edgeGasLengthM: numbers(pipes, 'gasLengthM', inPipes, edgeId.length),
    edgeLiquidLengthM: numbers(pipes, 'liquidLengthM', inPipes, edgeId.length),
    edgeBends: numbers(pipes, 'bends', inPipes, edgeId.length),
    ...(edgeMaterial && { edgeMaterial }),
  }
}

export function writeFrozenDesign(frozen: FrozenDesign): JsonRecord {
  return {
    at: frozen.at,
    by: frozen.by,
    oduModels: [...frozen.outdoorModels],
    ...(frozen.defaultLengthM !== undefined && { defaultLengthM: frozen.defaultLengthM }),
    figures: { ...frozen.figures },
    nodes: {
      id: frozen.nodeId,
      kind: frozen.nodeKind,
      model: frozen.nodeModel,
      heightM: withGaps(frozen.nodeHeightM),
      ...(frozen.nodeReverse && { reverse: Array.from(frozen.nodeReverse) }),
    },
    pipes: {
      id: frozen.edgeId,
      source: frozen.edgeSource,
      target: frozen.edgeTarget,
      ...(frozen.edgeSourcePort && { port: Array.from(frozen.edgeSourcePort) }),
      kind: frozen.edgeKind,
      lengthM: withGaps(frozen.edgeLengthM),
      gasLengthM: withGaps(frozen.edgeGasLengthM),
      liquidLengthM: withGaps(frozen.edgeLiquidLengthM),
      bends: withGaps(frozen.edgeBends),
      ...(frozen.edgeMaterial && { material: frozen.edgeMaterial }),
    },
  }
}

function readFigures(value: JsonRecord, place: Place): FrozenFigures {
  const record = recordOf(value, place)
  const figures = { ...NO_FIGURES }
  for (const name of FIGURES) figures[name] = numberIn(record, name, place) ?? null
  return figures
}

function inside(place: Place, name: string): Place {
  return () => `${place()}.${name}`
}

function list(record: JsonRecord, key: string, place: Place, count?: number): unknown[] {
  const values = listIn(record, key, place)
  const most = count ?? MOST_ROWS
  if (values.length > most || (count !== undefined && values.length !== count))
    throw new InputError(`${place()}.${key}`, count === undefined ? `at most ${MOST_ROWS} entries` : `${count} entries, as many as ids`)
  return values
}

function texts(record: JsonRecord, key: string, place: Place, count?: number): string[] {
  return list(record, key, place, count).map((value, index) => {
    if (typeof value !== 'string') throw new InputError(`${place()}.${key}[${index}]`, 'text')
    return value
  })
}

function numbers(record: JsonRecord, key: string, place: Place, count: number): Float64Array {
  return Float64Array.from(list(record, key, place, count), (value, index) => {
    if (value === null) return NaN
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new InputError(`${place()}.${key}[${index}]`, 'a finite number or null')
    return value + 0
  })
}

/** Reads a column of whole numbers from 0; undefined where the list is missing. */
function codes(record: JsonRecord, key: string, place: Place, count: number, most: number): Uint8Array | undefined {
  if (!isGiven(record[key])) return undefined
  return Uint8Array.from(list(record, key, place, count), (value, index) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      throw new InputError(`${place()}.${key}[${index}]`, `a whole number from 0 to ${most}`)
    return value
  })
}

function withGaps(column: Float64Array): (number | null)[] {
  return Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}
