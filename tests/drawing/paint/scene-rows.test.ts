import { describe, expect, it } from 'vitest'
import { MOST_BLOCKS, MOST_SYMBOLS } from '../../../src/drawing/paint/detail'
import { sceneRows } from '../../../src/drawing/paint/scene-rows'
import type { SpatialIndex } from '../../../src/drawing/view/spatial-index'

/** So many symbols wherever one looks; listing edges is counted. */
function crowd(count: number): { index: SpatialIndex; listed: () => number } {
  let listed = 0
  const rows = (most: number): number[] => Array.from({ length: Math.min(count, most) }, (_, row) => row)
  const index: SpatialIndex = {
    nodesIn: (_box, most = Infinity) => {
      listed = Math.min(count, most)
      return rows(most)
    },
    edgesIn: () => rows(7),
    at: () => null,
    *preparing() {},
    moved: () => null,
  }
  return { index, listed: () => listed }
}

describe('what of a diagram is drawn', () => {
  it('near, middle and far by the zoom, each with its pipes', () => {
    const { index } = crowd(40)
    const details = [1, 0.3, 0.1].map((scale) => sceneRows(index, { x: 0, y: 0, scale }, 1400, 900))
    expect(details.map(({ detail }) => detail)).toEqual(['near', 'middle', 'far'])
    for (const rows of details) expect([rows.nodes.length, rows.edges.length, rows.isCrowded]).toEqual([40, 7, false])
  })

  it('what of a diagram is drawn gives cells in place of rows where there are more than a block each', () => {
    const { index } = crowd(MOST_BLOCKS + 1)
    expect(sceneRows(index, { x: 0, y: 0, scale: 0.1 }, 1400, 900)).toEqual({ nodes: [], edges: [], detail: 'far', isCrowded: true })
    expect(sceneRows(crowd(MOST_BLOCKS).index, { x: 0, y: 0, scale: 0.1 }, 1400, 900).nodes).toHaveLength(MOST_BLOCKS)
  })

  it('what of a diagram is drawn asks for no more rows than decide it, however many there are', () => {
    const { index, listed } = crowd(100_000)
    expect(sceneRows(index, { x: 0, y: 0, scale: 1 }, 1400, 900).isCrowded).toBe(true)
    expect(listed()).toBe(MOST_SYMBOLS + 1)
  })
})
