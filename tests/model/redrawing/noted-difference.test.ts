import { expect, it } from 'vitest'
import { largeSystem } from '../../../bench/board/large-system'
import { atOnce } from '../../../src/model/change/at-once'
import { newSystem } from '../../../src/model/project/defaults'
import { copyDiagram } from '../../../src/model/diagram/diagram-rows'
import { findRedrawing, redraw } from '../../../src/model/redrawing/redrawing'
import { notedDifference } from '../../../src/model/redrawing/noted-difference'
import { setMaterials } from '../../../src/model/change/system-ops'
import { pictureOfDiagram } from '../picture'

it('materials of many pipes are told from what is noted as they are told by looking for them, there and back', () => {
  const system = newSystem({ id: 'system', diagram: largeSystem(600) })
  const rows = Array.from({ length: 300 }, (_, row) => row * 2)
  const [op] = setMaterials(system, rows, 'copper')
  if (op?.table !== 'diagram') throw new Error('the drawing is not changed whole')
  expect(notedDifference(op.before, op.after)).toEqual(['edgeRest'])
  for (const [before, after] of [
    [op.before, op.after],
    [op.after, op.before],
  ] as const) {
    const told = atOnce(findRedrawing(before, after))
    expect(told).toEqual(atOnce(findRedrawing(copyDiagram(before), copyDiagram(after))))
    expect(pictureOfDiagram(redraw(copyDiagram(before), structuredClone(told)))).toStrictEqual(pictureOfDiagram(after))
  }
})
