import { describe, expect, it } from 'vitest'
import { newIndoorUnit } from '../../src/model/project/defaults'
import { createDiagram } from '../../src/model/diagram/diagram-rows'
import type { DiagramNode } from '../../src/model/diagram/diagram'
import { missingUnits } from '../../src/model/drawing/missing-units'

const drawn = (id: string, model: string, indoorUnitId?: string): DiagramNode => ({
  id,
  kind: 'indoor',
  shape: 'idu1',
  x: 0,
  y: 0,
  data: { model, ...(indoorUnitId !== undefined && { indoorUnitId }) },
})

const line = (id: string, model: string, count: number) => newIndoorUnit({ id, type: 'idu', name: id, model, count })

describe('units of a list that are missing in a drawing', () => {
  it('units of a list that are missing in a drawing are counted by line, and drawn units of no line stand for the first lines of their model', () => {
    const diagram = createDiagram([drawn('a', 'C4-036', 'one'), drawn('b', 'C4-056'), drawn('c', 'C4-056')], [])
    const list = [line('one', 'C4-036', 2), line('two', 'C4-056', 1), line('three', 'C4-056', 3)]
    const counting = missingUnits(list, diagram)
    const step = counting.next()
    expect(step.done && step.value.map(({ unit, missing }) => `${missing} of ${unit.id}`)).toEqual(['1 of one', '3 of three'])
  })

  it('units of a list that are missing in a drawing stops on the way through a large drawing', () => {
    const nodes = Array.from({ length: 10_000 }, (_, at) => drawn(`u${at}`, 'C4-036', `line${at}`))
    const counting = missingUnits([line('other', 'C4-036', 1)], createDiagram(nodes, []))
    expect([counting.next().done, counting.next().done, counting.next().done]).toEqual([false, false, true])
  })
})
