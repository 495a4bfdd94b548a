import { readFileSync } from 'node:fs'
import { appRows } from './board/app-rows'
import { measureBoard } from './board/measure-board'
import type { Measured } from './board/measure-board'
import { redrawRows } from './board/redraw-rows'
import { servePage } from './board/serve-page'
import type { BenchRow } from './row'

const LARGE = 100_000
/** Devices of the power diagram of a building. */
const WIRED = 20_000
const SIZES = [LARGE, 30_000, 10_000, 3_000, 1_000]
/** A library that has not finished all measures of a size after this time is measured at a smaller one. */
const WITHIN_MS = 40_000
const OURS_WITHIN_MS = 120_000

interface Peer {
  board: string
  package: string
  called: string
  settings: string
}

const PEERS: readonly Peer[] = [
  { board: 'x6', package: '@antv/x6', called: 'AntV X6', settings: 'virtual rendering, async' },
  { board: 'react-flow', package: '@xyflow/react', called: 'React Flow', settings: 'onlyRenderVisibleElements, sizes given' },
  { board: 'jointjs', package: '@joint/core', called: 'JointJS', settings: 'async, views on screen only' },
  { board: 'cytoscape', package: 'cytoscape', called: 'Cytoscape', settings: 'canvas, textureOnViewport, haystack edges' },
  { board: 'konva', package: 'konva', called: 'Konva', settings: 'one node a shape, no hit detection' },
]

const FIGURES: readonly { key: Exclude<keyof Measured, 'add'>; words: string; goalMs: number }[] = [
  { key: 'firstDraw', words: 'first complete draw, zoomed in', goalMs: 500 },
  { key: 'panIn', words: 'pan zoomed in, p95 frame', goalMs: 17 },
  { key: 'zoomIn', words: 'zoom out through all levels and back, p95 frame', goalMs: 17 },
  { key: 'panFit', words: 'pan fit to window, p95 frame', goalMs: 17 },
  { key: 'zoomFit', words: 'zoom about fit to window, p95 frame', goalMs: 17 },
]

/**
 * Measures how fast the board draws, pans and zooms in a real browser without a graphics card, beside other drawing libraries that show the same
 * system, each at the largest size it can show and ours at that size too. Times in ms.
 */
export async function run(): Promise<BenchRow[]> {
  const served = await servePage()
  try {
    const ours = new Map<number, Measured>()
    const ourFigures = async (nodes: number): Promise<Measured> => {
      const known = ours.get(nodes) ?? (await measureBoard(served.address, 'ours', nodes, OURS_WITHIN_MS))
      if (!known) throw new Error(`Our board was not done with ${nodes} nodes after ${OURS_WITHIN_MS} ms`)
      ours.set(nodes, known)
      return known
    }
    const large = await ourFigures(LARGE)
    const rows = FIGURES.map(({ key, words, goalMs }) => rowOf(nameOf(LARGE, words), large[key], goalMs, 'the goal'))
    const wiring = await measureBoard(served.address, 'wiring', WIRED, OURS_WITHIN_MS)
    if (!wiring) throw new Error(`The wiring board was not done with ${WIRED} devices after ${OURS_WITHIN_MS} ms`)
    rows.push(...FIGURES.map(({ key, words, goalMs }) => rowOf(`wiring ${nameOf(WIRED, words)}`, wiring[key], goalMs, 'the goal')))
    rows.push(...(await redrawRows(LARGE)))
    const app = await appRows(LARGE)
    rows.push(...app.rows)
    for (const peer of PEERS) {
      const held = await largestHeld(served.address, peer.board)
      if (!held) continue
      const mine = await ourFigures(held.nodes)
      const name = `${peer.called} ${versionOf(peer.package)} (${peer.settings})`
      for (const { key, words } of FIGURES) rows.push(rowOf(nameOf(held.nodes, words), mine[key], held.figures[key], name))
      rows.push(rowOf(app.dropName, app.dropMs, held.figures.add, `${name}, a bare node among ${held.nodes.toLocaleString('en')}`))
    }
    return rows
  } finally {
    await served.close()
  }
}

async function largestHeld(address: string, board: string): Promise<{ nodes: number; figures: Measured } | null> {
  for (const nodes of SIZES) {
    const figures = await measureBoard(address, board, nodes, WITHIN_MS)
    if (figures) return { nodes, figures }
  }
  return null
}

function nameOf(nodes: number, words: string): string {
  return `board of ${nodes.toLocaleString('en')} nodes: ${words}`
}

function rowOf(name: string, ours: number, peer: number, peerName: string): BenchRow {
  return { name, unit: 'ms', ours, peer, peerName, ratio: peer / ours, runs: 1 }
}

function versionOf(name: string): string {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}
