import { readFileSync } from 'node:fs'
import Flatbush from 'flatbush'
import packJson from '../../packs/default.json'
import { createDrawing } from '../../src/drawing/drawing/drawing'
import type { Drawing } from '../../src/drawing/drawing/drawing'
import { edgeBoxes, nodeBoxes } from '../../src/drawing/columns/row-boxes'
import { packEquipment } from '../../src/drawing/drawing/pack-equipment'
import { createSpatialIndex } from '../../src/drawing/view/spatial-index'
import { atOnce } from '../../src/model/change/at-once'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { createCore } from '../../workers/create-core'
import { interleaved } from '../peers/interleaved'
import type { BenchRow } from '../row'
import { largeProject } from './large-project'

const ROUNDS = 41
const GOAL_MS = 6
const WINDOW = { minX: 500_000, minY: 0, maxX: 501_800, maxY: 1_100 }

/** Measures the page's work before the paint after an edit that moves everything: drawing and rows of the window; and the index built after the paint. */
export async function redrawRows(nodeCount: number): Promise<BenchRow[]> {
  const module = await WebAssembly.compile(readFileSync(new URL('../../build/core.wasm', import.meta.url)))
  const pack = readPack(packJson)
  const equipment = packEquipment(pack)
  const { project, system } = largeProject(nodeCount)
  const engine = await createEngine(await createCore(module), pack)
  const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
  const moved = { ...result, arrangedX: result.arrangedX.map((x) => x + 8) }
  let drawing = createDrawing(system.diagram, result, equipment)
  let turn = 0
  const times = await interleaved(
    {
      redraw: () => {
        drawing = createDrawing(system.diagram, turn++ % 2 === 0 ? moved : result, equipment, drawing)
        const index = createSpatialIndex(drawing)
        return index.nodesIn(WINDOW).length + index.edgesIn(WINDOW).length
      },
      index: () => atOnce(createSpatialIndex(drawing).preparing()),
      flatbush: () => [packed(atOnce(nodeBoxes(drawing)), drawing.nodeCount), packed(atOnce(edgeBoxes(drawing)), drawing.edgeCount)],
    },
    ROUNDS,
  )
  const nodes = nodeCount.toLocaleString('en')
  const row = (name: string, ours: number, peer: number, peerName: string): BenchRow => ({
    name,
    unit: 'ms',
    ours,
    peer,
    peerName,
    ratio: peer / ours,
    runs: ROUNDS,
  })
  return [
    row(`drawing of ${nodes} nodes after an edit that moves them, with the rows of the window`, times.redraw, GOAL_MS, 'the goal'),
    row(`index of ${nodes} nodes and their pipes`, times.index, times.flatbush, 'flatbush'),
  ]
}

function packed(boxes: Float64Array, count: Drawing['nodeCount']): Flatbush {
  const index = new Flatbush(count, 16, Float64Array)
  for (let at = 0; at < 4 * count; at += 4) index.add(boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0)
  index.finish()
  return index
}
