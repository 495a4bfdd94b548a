import * as Q from '../../../assembly/common/layout/layout-proof'
import { LIMIT_FIRST } from '../../../assembly/common/layout/layout-codes'
import { InputError } from '../../contract/input-error'
import type { System } from '../../model/project/project'
import { LIMIT_CODES } from '../decode/finding-codes'
import type { SystemSubject } from './proof'
import { EDGE_QUANTITIES, NODE_QUANTITIES, OUTDOOR_QUANTITIES, UNIT_CHAINS } from './quantities'

/** Name of a limit's margin, positive or negative: `margin.totalM` is to any limit what `limit.totalM` is to a broken one. */
const MARGIN = 'margin.'

/** A question to the core: subject, its row and the figures with the quantity's name, in the order in which to ask for them. */
export interface ProofQuestion {
  subject: number
  row: number
  figures: number[]
  /** Index among several findings of one limit. */
  nth: number
  /** Whether the limit's current margin is asked for, broken or not. */
  isHeld: boolean
  unit: string
}

/**
 * Returns the core's numbers for the subject of a proof.
 * @throws InputError naming the subject or the quantity that the system does not have.
 */
export function proofQuestion(asked: SystemSubject, system: System): ProofQuestion {
  const { subject, row } = placeOf(asked, system)
  if (asked.quantity.startsWith('limit.')) return { subject, row, ...limitFigures(asked.quantity), isHeld: false }
  if (asked.quantity.startsWith(MARGIN)) {
    return { subject, row, ...limitFigures(asked.quantity.replace(MARGIN, 'limit.')), isHeld: true }
  }
  const found = quantityOf(subject, asked.quantity)
  if (!found)
    throw new InputError(
      'subject.quantity',
      `one of ${namesOf(subject).join(', ')}, or a limit of the pack: limit.… broken, margin.… as it stands`,
    )
  return { subject: found.subject, row, figures: [found.figure], nth: 0, isHeld: false, unit: found.unit }
}

function placeOf(asked: SystemSubject, system: System): { subject: number; row: number } {
  if ('outdoor' in asked) return { subject: Q.SUBJECT_OUTDOOR, row: -1 }
  if ('edge' in asked) return { subject: Q.SUBJECT_EDGE, row: rowOf(system.diagram.edgeId, asked.edge, 'subject.edge', 'pipe') }
  return { subject: Q.SUBJECT_NODE, row: rowOf(system.diagram.nodeId, asked.node, 'subject.node', 'node') }
}

function rowOf(ids: readonly string[], id: string, path: string, what: string): number {
  const row = ids.indexOf(id)
  if (row < 0) throw new InputError(path, `the id of a ${what} of the system; '${id}' is none`)
  return row
}

/**
 * A limit's name may have several codes, such as the unit limits of the outdoor unit and of a box; and several bounds of a pack may break at one place,
 * which `limit.totalM`, `limit.totalM[1]` … ask for in the order of the findings.
 */
function limitFigures(asked: string): Pick<ProofQuestion, 'figures' | 'nth' | 'unit'> {
  const [, name = asked, nth = '0'] = /^(.*)\[(\d+)\]$/.exec(asked) ?? []
  const figures = LIMIT_CODES.flatMap(([code], place) => (code === name ? [Q.FIGURE_LIMIT + LIMIT_FIRST + place] : []))
  if (figures.length === 0) throw new InputError('subject.quantity', `a limit of the pack; '${name}' is none`)
  return { figures, nth: Number(nth), unit: LIMIT_CODES.find(([code]) => code === name)?.[1] ?? '' }
}

function quantityOf(subject: number, name: string): { subject: number; figure: number; unit: string } | undefined {
  const own = listOf(subject).find(([, quantity]) => quantity === name)
  if (own) return { subject, figure: own[0], unit: own[2] }
  const shared = subject === Q.SUBJECT_NODE ? UNIT_CHAINS.find(([, quantity]) => quantity === name) : undefined
  if (shared) return { subject: Q.SUBJECT_OUTDOOR, figure: shared[0], unit: shared[2] }
  const mm = subject === Q.SUBJECT_OUTDOOR ? Number(/^liquidM\[([\d.]+)\]$/.exec(name)?.[1] ?? NaN) : NaN
  return Number.isNaN(mm) ? undefined : { subject, figure: Q.FIGURE_LIQUID_OF + Math.round(mm * 100), unit: 'm' }
}

function listOf(subject: number): typeof NODE_QUANTITIES {
  return subject === Q.SUBJECT_NODE ? NODE_QUANTITIES : subject === Q.SUBJECT_EDGE ? EDGE_QUANTITIES : OUTDOOR_QUANTITIES
}

function namesOf(subject: number): string[] {
  const chains = subject === Q.SUBJECT_NODE ? UNIT_CHAINS : []
  return [...listOf(subject), ...chains].map(([, name]) => name)
}
