import { fromMetric, pipeLabel } from '../../engine/measure/measure'
import type { ProofSubject } from '../../engine/proof/proof'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import type { Quantity } from '../../model/project/quantity'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import type { SheetColumn } from '../../ui/sheet/cells/sheet-column'
import { showProof } from '../proof/proof-trail'
import type { OpenSystem } from '../open-system/use-open-system'
import { nodeColumns } from './node-columns'
import { pipeColumns } from './pipe-columns'
import type { LineReader } from './line-reader'

/** Columns that are shown by default. */
export const SHOWN_AT_FIRST: readonly string[] = [
  'name',
  'tag',
  'from',
  'room',
  'floor',
  'model',
  'length',
  'bends',
  'material',
  'level',
  'reverse',
  'capacity',
  'gas',
  'liquid',
  'highPressure',
  'equivalent',
  'findings',
]

/** Returns all columns of a system's piping in order: identity, inputs, results. */
export function lineColumns(reader: LineReader): SheetColumn[] {
  const { open, lines, words } = reader
  const { result } = open
  const edge = (line: number): number => lines.edge[line] ?? -1
  const node = (line: number): number => lines.node[line] ?? -1
  const { diagram } = open.drawing
  const ofPipe = (key: string, quantity: Quantity, figure: string, column: ArrayLike<number> | undefined): SheetColumn => ({
    ...figureColumn(reader, key, quantity, (line) => column?.[edge(line)] ?? NaN),
    onOpen: (line) => proves(column?.[edge(line)], { edge: diagram.edgeId[edge(line)] ?? '', quantity: figure }),
  })
  const ofNode = (key: string, quantity: Quantity, figure: string, column: ArrayLike<number> | undefined): SheetColumn => ({
    ...figureColumn(reader, key, quantity, (line) => column?.[node(line)] ?? NaN),
    onOpen: (line) => proves(column?.[node(line)], { node: diagram.nodeId[node(line)] ?? '', quantity: figure }),
  })
  const proves = (value: number | undefined, subject: ProofSubject): boolean => {
    if (value === undefined || Number.isNaN(value)) return false
    showProof(open.system.id, subject)
    return true
  }
  const hasHighPressure = result?.edgeHighPressureMm.some((mm) => mm > 0) ?? false
  const findings: SheetColumn = {
    key: 'findings',
    header: words('lines:column.findings'),
    widthPx: 110,
    isSearchable: true,
    text: (line) => sentencesAt(open, node(line), edge(line)),
    figure: (line) => -worstAt(open, node(line), edge(line)) || NaN,
    render: (line) => <Findings open={open} node={node(line)} edge={edge(line)} />,
  }
  const { what, where } = nodeColumns(reader)
  return [
    ...what,
    ...pipeColumns(reader),
    ...where,
    ofPipe('capacity', 'loadCapacity', 'capacityKw', result?.edgeCapacityKw),
    ofPipe('gas', 'pipingDimension', 'GasPipeDiameter', result?.edgeGasMm),
    ofPipe('liquid', 'pipingDimension', 'LiquidPipeDiameter', result?.edgeLiquidMm),
    ...(hasHighPressure ? [ofPipe('highPressure', 'pipingDimension', 'HighPressurePipeDiameter', result?.edgeHighPressureMm)] : []),
    ofPipe('equivalent', 'length', 'equivalentLengthM', result?.edgeEquivalentM),
    ofNode('distance', 'length', 'actualDistanceM', result?.actualDistanceM),
    ofNode('cooling', 'loadCapacity', 'adjustTCforCooling', result?.deliveredCoolingKw),
    ofNode('heating', 'loadCapacity', 'adjustTCforHeating', result?.deliveredHeatingKw),
    findings,
  ]
}

/** Returns the worst severity of a row's findings: 0 none, 1 advice, 2 error. */
export function worstAt({ result }: OpenSystem, node: number, edge: number): number {
  return Math.max(result?.nodeWorst[node] ?? 0, result?.edgeWorst[edge] ?? 0)
}

function sentencesAt({ drawing, result, sentence }: OpenSystem, node: number, edge: number): string {
  if (!result) return ''
  const found = findingsById(result)
  const ids = [drawing.diagram.nodeId[node], drawing.diagram.edgeId[edge]]
  return ids
    .flatMap((id) => (id === undefined ? [] : (found.get(id) ?? [])))
    .map((finding) => sentence(finding))
    .join(' ')
}

const known = new WeakMap<readonly Finding[], Map<string, Finding[]>>()

/** Returns the findings of a result by node and pipe; cached per result. */
function findingsById({ findings }: SystemResult): Map<string, Finding[]> {
  let byId = known.get(findings)
  if (!byId) {
    byId = new Map()
    for (const finding of findings) {
      const id = finding.nodeId ?? finding.edgeId ?? ''
      byId.set(id, [...(byId.get(id) ?? []), finding])
    }
    known.set(findings, byId)
  }
  return byId
}

function Findings({ open, node, edge }: { open: OpenSystem; node: number; edge: number }) {
  const worst = worstAt(open, node, edge)
  if (worst === 0) return null
  const text = sentencesAt(open, node, edge)
  return (
    <span title={text}>
      <SeverityBadge severity={worst === 2 ? 'error' : 'advice'} label={text} />
    </span>
  )
}

function figureColumn({ open, words }: LineReader, key: string, quantity: Quantity, figure: (line: number) => number): SheetColumn {
  const measure = open.unitSettings[quantity]
  const isInch = quantity === 'pipingDimension' && measure === 'inch'
  const text = (line: number): string => {
    const metric = figure(line)
    // A two-pipe node has no high-pressure gas, so 0 mm means no pipe.
    if (Number.isNaN(metric) || (quantity === 'pipingDimension' && metric === 0)) return ''
    return (isInch ? pipeLabel(metric) : null) ?? open.labels.figure(fromMetric(metric, quantity, measure), 2)
  }
  return { key, header: words(`lines:column.${key}`), unit: measure, isNumeric: true, widthPx: 108, figure, text }
}
