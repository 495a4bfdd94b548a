import { beforeAll, describe, expect, it } from 'vitest'
import { diagramSvg } from '../../../src/drawing/svg/diagram-svg'
import type { LabelSource } from '../../../src/drawing/labels/label-source'
import { CHANGER_DOWN_SHIFT } from '../../../src/engine/decode/changer-bits'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { englishLabels } from '../board-labels'
import { fourUnits, headerOf } from '../drawn-systems'
import { answerFor } from '../system-answer'

let labels: LabelSource
beforeAll(async () => {
  labels = await englishLabels([])
})

/** Closed figures of four corners; a reducer's mark is the only symbol of that form with these diagrams. */
const TRAPEZIA = /M[-\d. ]+(?:L[-\d. ]+){4}(?=M|")/g

/** How many more of them a diagram has where its pipes change their diameter so. */
function marks(diagram: Diagram, bits: number): number {
  const count = (changers: number): number => {
    const answer = answerFor(diagram)
    answer.edgeChangers.fill(changers)
    return diagramSvg(diagram, answer, { theme: 'print', labels }).match(TRAPEZIA)?.length ?? 0
  }
  return count(bits) - count(0)
}

describe('reducers', () => {
  it('reducers stand at the upper end of every pipe of a header, also where the first leg out of it is short', () => {
    for (const units of [2, 4, 8]) expect(marks(headerOf(units), 1)).toBe(units + 1)
  })

  it('reducers stand at both ends where both change', () => {
    const diagram = fourUnits()
    expect(marks(diagram, 1 << CHANGER_DOWN_SHIFT)).toBe(diagram.edgeCount)
    expect(marks(diagram, 1 | (1 << CHANGER_DOWN_SHIFT))).toBe(2 * diagram.edgeCount)
  })
})
