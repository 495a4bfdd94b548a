import '@fontsource-variable/inter/wght.css'
import type { Diagram } from '../../src/model/diagram/diagram'
import { largeSystem } from './large-system'
import type { ShowBoard, ShownBoard } from './shown-board'

/** Functions of a bench page that the runner calls. Times in ms. */
export interface BoardBench {
  /** Makes the system and loads the library and its fonts; shows nothing yet. */
  prepare(nodeCount: number): Promise<void>
  /** Shows it zoomed in; returns the time until it is drawn, and the longest piece of it. */
  firstDraw(): Promise<number>
  zoomIn(): Promise<void>
  fit(): Promise<void>
  zoomBy(factor: number): Promise<void>
  /** Returns the times of this many frames while panning. */
  pan(frames: number): Promise<number[]>
  /** Returns the times while zooming in by one factor a frame and out again, as often as the frames allow. */
  zoom(frames: number, range: number): Promise<number[]>
  /** Adds this many nodes one by one; returns the time of each from the request to the frame that shows it. */
  addNodes(count: number): Promise<number[]>
}

declare global {
  interface Window {
    boardBench?: BoardBench
  }
}

const always =
  (show: ShowBoard): ((nodeCount: number) => Promise<ShowBoard>) =>
  () =>
    Promise.resolve(show)

const BOARDS: Record<string, () => Promise<(nodeCount: number) => Promise<ShowBoard>>> = {
  ours: () =>
    import('./ours').then(
      ({ prepareOurs }) =>
        (nodeCount) =>
          prepareOurs(diagramOf(nodeCount)),
    ),
  wiring: () => import('./wiring').then(({ prepareWiring }) => prepareWiring),
  konva: () => import('./peers/konva-nodes').then(({ showKonva }) => always(showKonva)),
  jointjs: () => import('./peers/jointjs').then(({ showJointJs }) => always(showJointJs)),
  x6: () => import('./peers/x6').then(({ showX6 }) => always(showX6)),
  'react-flow': () => import('./peers/react-flow').then(({ showReactFlow }) => always(showReactFlow)),
  cytoscape: () => import('./peers/cytoscape').then(({ showCytoscape }) => always(showCytoscape)),
}

const PAN_PX = 9
/** Number of frames of one way in or out. */
const ZOOM_FRAMES = 45

const systems = new Map<number, Diagram>()

function diagramOf(nodeCount: number): Diagram {
  const diagram = systems.get(nodeCount) ?? largeSystem(nodeCount)
  systems.set(nodeCount, diagram)
  return diagram
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves in the frame after the next, when the pixels of the next were handed over. */
async function shown(): Promise<void> {
  await frame()
  await frame()
}

function start(): void {
  const name = new URL(location.href).searchParams.get('board') ?? ''
  const load = BOARDS[name]
  const place = document.getElementById('board')
  if (!load || !(place instanceof HTMLDivElement)) throw new Error(`The page has no board "${name}"`)
  let show: ShowBoard | null = null
  let nodes = 0
  let board: ShownBoard | null = null
  const open = (): ShownBoard => {
    if (!board) throw new Error('No board is shown yet')
    return board
  }
  const timeFrames = async (frames: number, step: (at: number) => void): Promise<number[]> => {
    const times: number[] = []
    let before = await frame()
    for (let at = 0; at < frames; at++) {
      step(at)
      const now = await frame()
      times.push(now - before)
      before = now
    }
    return times
  }

  window.boardBench = {
    async prepare(nodeCount) {
      show = await (await load())(nodeCount)
      nodes = nodeCount
      diagramOf(nodeCount)
      await frame()
    },
    async firstDraw() {
      if (!show) throw new Error('prepare first')
      const diagram = diagramOf(nodes)
      const from = performance.now()
      board = await show(place, diagram)
      board.zoomIn()
      await shown()
      return performance.now() - from
    },
    async zoomIn() {
      open().zoomIn()
      await shown()
    },
    async fit() {
      open().fit()
      await shown()
    },
    async zoomBy(factor) {
      open().zoomBy(factor)
      await shown()
    },
    pan: (frames) => timeFrames(frames, (at) => open().panBy(at % 40 < 20 ? PAN_PX : -PAN_PX, at % 40 < 20 ? PAN_PX / 3 : -PAN_PX / 3)),
    zoom: (frames, range) =>
      timeFrames(frames, (at) => open().zoomBy((at % (2 * ZOOM_FRAMES) < ZOOM_FRAMES ? range : 1 / range) ** (1 / ZOOM_FRAMES))),
    async addNodes(count) {
      const times: number[] = []
      for (let at = 0; at < count; at++) {
        const from = performance.now()
        await open().addNode()
        await shown()
        times.push(performance.now() - from)
      }
      return times
    },
  }
}

start()
