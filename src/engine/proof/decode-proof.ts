import * as Q from '../../../assembly/common/layout/layout-proof'
import type { Pack } from '../../contract/pack'
import type { System } from '../../model/project/project'
import { fittingNames } from '../encode/encode-constants'
import { FORMULAS } from './formulas'
import type { Proof, ProofInput, ProofSource, ProofStep, ProofSubject } from './proof'
import { DESIGN_NAMES, DRAWN_NAMES, EDGE_QUANTITIES, LIQUID_OF_SIZE, NODE_QUANTITIES, OUTDOOR_QUANTITIES } from './quantities'
import { tablePath } from './table-paths'

/** Returns the value at a JSON path of the pack such as `$.pipes.branch2.items[3].gasMm`; undefined where the pack has none. */
export function packValue(pack: Pack, path: string): unknown {
  return partsOf(path).reduce<unknown>((value, part) => fieldOf(value, part), pack)
}

/** Returns the nearest provenance above a path. */
function sectionSource(pack: Pack, path: string): Proof['source'] | undefined {
  let found: Proof['source'] | undefined
  let value: unknown = pack
  for (const part of partsOf(path)) {
    value = fieldOf(value, part)
    const provenance = fieldOf(value, 'provenance')
    if (isProvenance(provenance)) found = { cls: provenance.cls, note: provenance.note, refs: provenance.refs }
  }
  return found
}

/** `$.a.b[3]['9.53']` → a, b, 3, 9.53. */
function partsOf(path: string): string[] {
  return [...path.matchAll(/\['([^']*)'\]|\[(\d+)\]|\.(\w+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

function isProvenance(value: unknown): value is { cls: string; note: string; refs: string[] } {
  return typeof value === 'object' && value !== null && 'cls' in value && 'note' in value && 'refs' in value
}

/** Row of one proof that the core wrote. */
interface Row {
  what: number
  value: number
  code: number
  a: number
  b: number
  c: number
}

/** Names the traced steps: formulas by their text, operands by their symbols, cells by their JSON path in the pack. Calculates nothing. */
export function decodeProof(buffer: ArrayBuffer, subject: ProofSubject, unit: string, system: System, pack: Pack): Proof | null {
  return proofOfSteps(stepsOf(readRows(buffer), system, pack), subject, unit, pack)
}

/** Makes a proof of its steps, of which the last one gives the value; null without a value, as of a charge for whose refrigerant the pack has no rates. */
export function proofOfSteps(all: readonly ProofStep[], subject: ProofSubject, unit: string, pack: Pack): Proof | null {
  const steps = [...all]
  const last = steps.pop()
  if (!last || Number.isNaN(last.value)) return null
  const { table, source } = groundOf([...steps, last], pack)
  return {
    subject,
    quantity: subject.quantity,
    value: last.formula.startsWith('model(') ? (fittingNames(pack)[last.value] ?? '') : last.value,
    unit,
    formula: last.formula,
    inputs: last.inputs,
    steps,
    ...(table && { table }),
    pack: { id: pack.meta.id ?? pack.meta.title, version: pack.meta.version },
    ...(source && { source }),
  }
}

function readRows(buffer: ArrayBuffer): Row[] {
  const count = new DataView(buffer).getInt32(Q.PROOF_ROWS, true)
  const cells = new Float64Array(buffer, Q.PROOF_START, count * Q.PROOF_WIDTH)
  const cell = (row: number, column: number): number => cells[row * Q.PROOF_WIDTH + column] ?? NaN
  return Array.from({ length: count }, (_, row) => ({
    what: cell(row, Q.PROOF_WHAT),
    value: cell(row, Q.PROOF_VALUE),
    code: cell(row, Q.PROOF_FORMULA),
    a: cell(row, Q.PROOF_A),
    b: cell(row, Q.PROOF_B),
    c: cell(row, Q.PROOF_C),
  }))
}

function stepsOf(rows: readonly Row[], system: System, pack: Pack): ProofStep[] {
  const steps: ProofStep[] = []
  let operands: (typeof FORMULAS)[number]['operands'] = []
  for (const row of rows) {
    if (row.what === Q.WHAT_STEP) {
      const formula = FORMULAS[row.code]
      operands = formula?.operands ?? []
      steps.push({ value: row.value, formula: formula?.text ?? '', inputs: [] })
      continue
    }
    const inputs = steps.at(-1)?.inputs
    const [symbol, name, unit] = operands[inputs?.length ?? 0] ?? operands.at(-1) ?? ['x', 'value', '']
    inputs?.push({ symbol, name, value: Number.isNaN(row.value) ? null : row.value, unit, from: sourceOf(row, system, pack) })
  }
  return steps
}

function sourceOf(row: Row, system: System, pack: Pack): ProofSource {
  if (row.code === Q.ORIGIN_STEP) return { step: row.a }
  if (row.code === Q.ORIGIN_DESIGN) return { design: DESIGN_NAMES[row.a] ?? '' }
  if (row.code === Q.ORIGIN_FIGURE) return { ...placeOf(row.a, row.b, system), quantity: quantityOf(row.a, row.c) }
  if (row.code === Q.ORIGIN_DRAWN)
    return { drawn: DRAWN_NAMES[row.c] ?? '', ...(row.a !== Q.SUBJECT_OUTDOOR && placeOf(row.a, row.b, system)) }
  const path = tablePath(pack, row.a, row.b, row.c)
  return packValue(pack, path) === undefined ? { silent: path } : { path }
}

function placeOf(subject: number, row: number, system: System): { node: string } | { edge: string } | { outdoor: true } {
  if (subject === Q.SUBJECT_NODE) return { node: system.diagram.nodeId[row] ?? '' }
  return subject === Q.SUBJECT_EDGE ? { edge: system.diagram.edgeId[row] ?? '' } : { outdoor: true }
}

function quantityOf(subject: number, figure: number): string {
  if (figure >= Q.FIGURE_LIQUID_OF) return `${LIQUID_OF_SIZE}[${(figure - Q.FIGURE_LIQUID_OF) / 100}]`
  const list = [NODE_QUANTITIES, EDGE_QUANTITIES, OUTDOOR_QUANTITIES][subject] ?? []
  return list.find(([number]) => number === figure)?.[1] ?? ''
}

/** Returns the first row of the pack that any step rests on, and the provenance of its section. */
function groundOf(steps: readonly ProofStep[], pack: Pack): { table?: Proof['table']; source?: Proof['source'] } {
  for (const step of steps) {
    const path = step.inputs.map(({ from }: ProofInput) => ('path' in from ? from.path : '')).find((one) => one !== '')
    if (path === undefined) continue
    const row = rowPath(path)
    const source = sectionSource(pack, path)
    return { table: { path: row, row: packValue(pack, row) }, ...(source && { source }) }
  }
  return {}
}

/** Returns the path of the row with a value. A practice of supply lines holds whole tables, so of it the field is shown. */
function rowPath(path: string): string {
  return /^\$\.electrical\.practices\[\d+\]\.\w+(\[\d+\])?$/.test(path)
    ? path.replace(/\[\d+\]$/, '')
    : path.replace(/\.\w+(\[\d+\])*$/, '')
}
