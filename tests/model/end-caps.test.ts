import { expect, it } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { capPlaceholders, uncapPlaces } from '../../src/model/edits/drawing/end-caps'
import { projectBuilder } from '../helpers/project-builder'

const given = () =>
  projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('o', ['X4R-12'], 'HR')
        .box('box', 'o', 6)
        .unit('large', 'box', 'DH-224', { port: 1 })
        .placeholder('kept', 'box', { port: 2 }, { reservedFor: 'large' })
        .placeholder('a', 'box', { port: 3, lengthM: 9, bends: 2 })
        .placeholder('b', 'box', { port: 4 }),
    )
    .build()

function picture(project: ReturnType<typeof given>) {
  const diagram = project.systems['S']?.diagram
  if (!diagram) throw new Error('The project has lost its system.')
  return ['kept', 'a', 'b'].map((id) => {
    const row = diagram.nodeId.indexOf(id)
    const feed = Array.from({ length: diagram.edgeCount }, (_, edge) => edgeAt(diagram, edge)).find((edge) => edge.target === id)
    const { kind, shape, data } = nodeAt(diagram, row)
    return [kind, shape, data.reservedFor, feed?.lengthM, feed?.bends]
  })
}

it('a capped place has a pipe without length or bends and keeps its reservation', () => {
  const project = given()
  applyChange(project, capPlaceholders(project, 'S'))
  expect(picture(project)).toStrictEqual([
    ['endCap', 'end cap', 'large', 0, undefined],
    ['endCap', 'end cap', undefined, 0, undefined],
    ['endCap', 'end cap', undefined, 0, undefined],
  ])
})

it('only the places that are named are capped, and nothing but placeholders', () => {
  const project = given()
  applyChange(project, capPlaceholders(project, 'S', ['b', 'large', 'nobody']))
  expect(picture(project).map(([kind]) => kind)).toStrictEqual(['placeholder', 'placeholder', 'endCap'])
})

it('caps open to placeholders on pipes of default length, but not where a port is reserved', () => {
  const project = given()
  applyChange(project, capPlaceholders(project, 'S'))
  applyChange(project, uncapPlaces(project, 'S'))
  expect(picture(project)).toStrictEqual([
    ['endCap', 'end cap', 'large', 0, undefined],
    ['placeholder', 'plus', undefined, undefined, undefined],
    ['placeholder', 'plus', undefined, undefined, undefined],
  ])
})
