import { NO_FIGURES } from '../../model/as-built/frozen-design'
import type { FrozenDesign, FrozenFigures } from '../../model/as-built/frozen-design'
import { InputError } from '../input-error'
import { isGiven, listIn, numberIn, recordIn, recordOf, textIn, type JsonRecord, type Place } from './read-value'

const MOST_ROWS = 1_000_000
const FIGURES = Object.keys(NO_FIGURES) as (keyof FrozenFigures)[]

/**
 * `frozenDesign` of a system, ours: the design beside which the installed state stands, as lists of equal length in metric units whatever the unit of the project, so
 * that what was agreed never changes by a conversion. Undefined where none is frozen.
 */
export function readFrozenDesign(system: JsonRecord, place: Place): FrozenDesign | undefined {
  if (!isGiven(system['frozenDesign'])) return undefined
  const at: Place = () => `${place()}.frozenDesign`
  const record = recordIn(system, 'frozenDesign', place)
  const [nodes, pipes] = [recordIn(record, 'nodes', at), recordIn(record, 'pipes', at)]
  const [inNodes, inPipes] = [inside(at, 'nodes'), inside(at, 'pipes')]
  const nodeId = texts(nodes, 'id', inNodes)
  const edgeId = texts(pipes, 'id', inPipes)
  return {
    at: textIn(record, 'at', at) ?? '',
    by: textIn(record, 'by', at) ?? '',
    outdoorModels: texts(record, 'oduModels', at),
    figures: readFigures(recordIn(record, 'figures', at), inside(at, 'figures')),
    nodeId,
    nodeKind: texts(nodes, 'kind', inNodes, nodeId.length),
    nodeModel: texts(nodes, 'model', inNodes, nodeId.length),
    nodeHeightM: numbers(nodes, 'heightM', inNodes, nodeId.length),
    edgeId,
    edgeSource: texts(pipes, 'source', inPipes, edgeId.length),
    edgeTarget: texts(pipes, 'target', inPipes, edgeId.length),
    edgeKind: texts(pipes, 'kind', inPipes, edgeId.length),
    edgeLengthM: numbers(pipes, 'lengthM', inPipes, edgeId.length),
    edgeGasLengthM: numbers(pipes, 'gasLengthM', inPipes, edgeId.length),
    edgeLiquidLengthM: numbers(pipes, 'liquidLengthM', inPipes, edgeId.length),
    edgeBends: numbers(pipes, 'bends', inPipes, edgeId.length),
  }
}

export function writeFrozenDesign(frozen: FrozenDesign): JsonRecord {
  return {
    at: frozen.at,
    by: frozen.by,
    oduModels: [...frozen.outdoorModels],
    figures: { ...frozen.figures },
    nodes: { id: frozen.nodeId, kind: frozen.nodeKind, model: frozen.nodeModel, heightM: withGaps(frozen.nodeHeightM) },
    pipes: {
      id: frozen.edgeId,
      source: frozen.edgeSource,
      target: frozen.edgeTarget,
      kind: frozen.edgeKind,
      lengthM: withGaps(frozen.edgeLengthM),
      gasLengthM: withGaps(frozen.edgeGasLengthM),
      liquidLengthM: withGaps(frozen.edgeLiquidLengthM),
      bends: withGaps(frozen.edgeBends),
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

function withGaps(column: Float64Array): (number | null)[] {
  return Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}
