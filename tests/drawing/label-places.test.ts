import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDrawing } from '../../src/drawing/drawing/drawing'
import { packEquipment } from '../../src/drawing/drawing/pack-equipment'
import { labelStretch, newRoute, pipeRoute } from '../../src/drawing/drawing/pipe-route'
import { createEngine, type Engine } from '../../src/engine/engine'
import { labelPlace } from '../../src/engine/arrange/label-place'
import { nodeCore } from '../../src/engine/host/node-core'
import { labelDistanceAt } from '../../src/model/diagram/label-distance'
import { edge, node, randomTree, systemOf } from '../assembly/random-tree'
import { pack } from './board-labels'
import { answerFor } from './system-answer'

let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), pack)
})

const distance = fc.option(
  fc.oneof(fc.integer({ min: -10, max: 10 }), fc.constantFrom(-1000, 15, 11)).map((tenths) => tenths / 10),
  { freq: 2 },
)

describe('labels of pipes', () => {
  it('labels of pipes stand on the board where the core says, whatever is drawn', async () => {
    await fc.assert(
      fc.asyncProperty(randomTree, fc.infiniteStream(distance), async (drawn, distances) => {
        const edges = drawn.edges.map((one) => {
          const labelDistance: unknown = distances.next().value
          return labelDistance === null ? one : { ...one, extra: { labelDistance } }
        })
        const system = systemOf({ ...drawn, edges })
        const places = await engine.arrange(system)
        const answer = { ...answerFor(system.diagram), arrangedX: places.x, arrangedY: places.y }
        // Notes stand on the board where they are stored, which is where the arrangement leaves them.
        system.diagram.nodeX.set(places.x)
        system.diagram.nodeY.set(places.y)
        const drawing = createDrawing(system.diagram, answer, packEquipment(pack))
        const route = newRoute()
        for (let row = 0; row < system.diagram.edgeCount; row++) {
          const stretch = labelStretch(route, pipeRoute(drawing, row, route))
          const place = stretch && labelPlace(stretch, labelDistanceAt(system.diagram, row))
          expect([places.labelX[row], places.labelY[row]], system.diagram.edgeId[row]).toEqual([place?.x, place?.y])
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    [undefined, 0.5],
    [0.25, 0.25],
    [-0.25, 0.75],
    [1, 1],
    [1.5, 0.5],
    [-100, 0.5],
  ])('labels of pipes with a distance of %s stand at %d of the pipe, 15 beside it', async (labelDistance, part) => {
    const pipe = { ...edge('outdoor', 'unit'), ...(labelDistance !== undefined && { extra: { labelDistance } }) }
    const { labelX, labelY } = await engine.arrange(
      systemOf({ nodes: [node('outdoor', 'outdoor', {}), node('unit', 'indoor', {})], edges: [pipe] }),
    )
    const top = 40
    const inlet = 150 - 18
    expect([labelX[0], labelY[0]]).toEqual([15, top + part * (inlet - top)])
  })

  it('labels of pipes have no place where an end of the pipe is missing', async () => {
    const { labelX } = await engine.arrange(systemOf({ nodes: [node('outdoor', 'outdoor', {})], edges: [edge('outdoor', 'nowhere')] }))
    expect(labelX[0]).toBeNaN()
  })
})
