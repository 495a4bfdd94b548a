import { expect, it } from 'vitest'
import { keptLoose } from '../../../../src/model/drawing/notes/kept-loose'
import { DiagramBuilder } from '../../../helpers/diagram-builder'

/** What is drawn, and how often somebody has looked at one of it. */
function drawnNodes(ids: readonly string[]) {
  const looks = { count: 0 }
  const drawn = ids.map((id) => ({
    get id() {
      looks.count++
      return id
    },
  }))
  return { drawn, looks }
}
const building = () => new DiagramBuilder().outdoor('o', ['X4P-10']).unit('a', 'o', 'C4-036').text('note', 'Riser')

it('a text block that no line goes to stays without a look at what is drawn', () => {
  const { drawn, looks } = drawnNodes(['o', 'a'])
  expect(keptLoose(building().build(), drawn)).toMatchObject({ nodes: [{ id: 'note' }], edges: [] })
  expect(looks.count).toBe(0)
})

it('a line between a text block and a unit stays where the unit is drawn again', () => {
  const diagram = building().pipe('note', 'a').build()
  expect(keptLoose(diagram, drawnNodes(['o', 'a']).drawn).edges).toMatchObject([{ source: 'note', target: 'a' }])
  expect(keptLoose(diagram, drawnNodes(['o']).drawn).edges).toStrictEqual([])
})
