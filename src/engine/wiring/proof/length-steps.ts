import type { Pack } from '../../../contract/pack'
import type { Diagram } from '../../../model/diagram/diagram'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { defaultLengthM } from '../../encode/default-length'
import type { ProofSource, ProofStep } from '../../proof/proof'
import { drawnLength, type PipingWay } from '../piping-way'
import type { LengthSource } from '../supply-plan'
import { WIRE_FORMULAS } from './wire-formulas'
import { stepOf, type Given } from './wire-step'

/** A line whose length is proven. */
export interface MeasuredLine {
  lengthM: number
  lengthFrom: LengthSource
  /** Rows of the device at its end and of the one it comes from. */
  row: number
  fromRow: number
  /** Where it is typed. */
  typed: ProofSource
  /** Path in the pack of the length that is assumed; empty where nothing is. */
  assumed: string
}

/** Returns how the length of a line came about: typed, assumed by the pack, or along the piping over the joint above both ends. */
export function lengthSteps(line: MeasuredLine, diagram: Diagram, way: PipingWay, pack: Pack): ProofStep[] {
  const { lengthM, lengthFrom, row, fromRow } = line
  if (lengthFrom === 'typed') return [stepOf(WIRE_FORMULAS.given, lengthM, [[lengthM, line.typed]])]
  if (lengthFrom === 'assumed') {
    if (line.assumed === '') return [stepOf(WIRE_FORMULAS.none, lengthM, [])]
    return [stepOf(WIRE_FORMULAS.given, lengthM, [[lengthM, { path: line.assumed }]])]
  }
  const ways = [fromRow, row, way.joint(fromRow, row)].map((to) => pipesStep(way.pipesTo(to), diagram, pack))
  return [
    ...ways,
    stepOf(
      WIRE_FORMULAS.way,
      lengthM,
      ways.map(({ value }, step): Given => [value, { step }]),
    ),
  ]
}

function pipesStep(pipes: readonly number[], diagram: Diagram, pack: Pack): ProofStep {
  const given = pipes.map((edge): Given => {
    const drawn = drawnLength(diagram, edge)
    if (drawn) return [drawn.metres, { drawn: drawn.drawn, edge: diagram.edgeId[edge] ?? '' }]
    return [defaultLengthM(diagram, pack), usualSource(diagram)]
  })
  const sum = given.reduce((total, [metres]) => total + metres, 0)
  return given.length === 0 ? stepOf(WIRE_FORMULAS.none, 0, []) : stepOf(WIRE_FORMULAS.pipes, sum, given)
}

function usualSource(diagram: Diagram): ProofSource {
  const row = outdoorRow(diagram)
  const isDrawn = diagram.nodeRest[row]?.defaultPipingLengthM !== undefined
  return isDrawn ? { drawn: 'defaultPipingLengthM', node: diagram.nodeId[row] ?? '' } : { path: '$.limits.defaultPipeM' }
}
