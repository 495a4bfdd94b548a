import { measureBoard } from './board/measure-board'
import type { Measured } from './board/measure-board'
import { startBrowser } from './board/browser'
import { servePage } from './board/serve-page'
import type { BenchRow } from './row'

const LARGE = 100_000
const PEER = 'Konva, one node a shape'

/** How fast the board draws, pans and zooms in a real browser without a graphics card, beside other drawing libraries. Times in ms. */
export async function run(): Promise<BenchRow[]> {
  const served = await servePage()
  const browser = await startBrowser()
  try {
    const ours = await measureBoard(browser, served.address, 'ours', LARGE)
    const peer = await measureBoard(browser, served.address, 'konva', LARGE)
    const row = (name: string, key: keyof Measured): BenchRow => ({
      name,
      unit: 'ms',
      ours: ours[key],
      peer: peer[key],
      peerName: PEER,
      ratio: peer[key] / ours[key],
      runs: 1,
    })
    return [
      row('first draw of 100,000 nodes', 'firstDraw'),
      row('pan 100,000 nodes zoomed in, p95 frame', 'panIn'),
      row('zoom 100,000 nodes in and out, p95 frame', 'zoomIn'),
      row('pan 100,000 nodes all in view, p95 frame', 'panFit'),
      row('zoom 100,000 nodes about all in view, p95 frame', 'zoomFit'),
    ]
  } finally {
    await browser.close()
    await served.close()
  }
}
