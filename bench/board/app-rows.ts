import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import packJson from '../../packs/default.json'
import { createDrawing, glyphAt } from '../../src/drawing/drawing/drawing'
import { packEquipment } from '../../src/drawing/drawing/pack-equipment'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { Project, System } from '../../src/model/project/project'
import { startApp } from '../../tests/flows/app-server'
import { openSeeded } from '../../tests/flows/seed-project'
import { createCore } from '../../workers/create-core'
import type { BenchRow } from '../row'
import { startBrowser } from './browser'
import { dropUnits } from './drop-units'
import { keysTo } from './keys-to'
import { largeProject, savedLargeProject } from './large-project'
import { p95 } from './measure-board'

const DROPS = 20
const OPEN_WITHIN_MS = 60_000
const HEAP_GOAL_MB = 250
const DROP_GOAL_MS = 50
const TASK_GOAL_MS = 50

export interface AppFigures {
  rows: BenchRow[]
  dropName: string
  dropMs: number
}

/** Measures the built app as a user has it with one system of `nodeCount` nodes: a drop by pointer, the longest task of the page in it, and the heap. */
export async function appRows(nodeCount: number): Promise<AppFigures> {
  const { project, system } = largeProject(nodeCount)
  const keys = await keysToPlaceholder(project, system)
  const app = await startApp()
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openSeeded(page, app.address, savedLargeProject(project), OPEN_WITHIN_MS)
    await page.getByRole('application', { name: /^Piping diagram/ }).waitFor({ timeout: OPEN_WITHIN_MS })
    const heapMb = await heapAfterCollection(page)
    const { times, longest } = await dropUnits(browser, page, keys, DROPS)
    const nodes = nodeCount.toLocaleString('en')
    const dropName = `drop of an indoor unit among ${nodes} nodes, pointer up to its pixels, p95`
    const row = (name: string, unit: string, ours: number, peer: number, runs: number): BenchRow => ({
      name,
      unit,
      ours,
      peer,
      peerName: 'the goal',
      ratio: peer / ours,
      runs,
    })
    const dropMs = p95(times.map(({ seen }) => seen))
    const stillMs = p95(times.map(({ still }) => still))
    return {
      dropName,
      dropMs,
      rows: [
        row(dropName, 'ms', dropMs, DROP_GOAL_MS, DROPS),
        row('the same drop, pointer up to pixels with rules, sizing and arrangement, p95', 'ms', stillMs, DROP_GOAL_MS, DROPS),
        row('longest task of the page in those drops', 'ms', longest, TASK_GOAL_MS, DROPS),
        row(`heap of the app with ${nodes} nodes on its board`, 'MB', heapMb, HEAP_GOAL_MB, 1),
      ],
    }
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** Returns the keys that lead to a free place in the arranged drawing. */
async function keysToPlaceholder(project: Project, system: System): Promise<string[]> {
  const module = await WebAssembly.compile(readFileSync(new URL('../../build/core.wasm', import.meta.url)))
  const pack = readPack(packJson)
  const engine = await createEngine(await createCore(module), pack)
  const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
  const drawing = createDrawing(system.diagram, result, packEquipment(pack))
  let shortest: string[] | null = null
  for (let row = 0; row < drawing.nodeCount; row++) {
    if (glyphAt(drawing, row) !== 'placeholder') continue
    const keys = keysTo(drawing, row)
    if (!shortest || keys.length < shortest.length) shortest = keys
  }
  if (!shortest) throw new Error('The bench system has no free place')
  return shortest
}

async function heapAfterCollection(page: Page): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number
    embedderHeapUsedSize?: number
    backingStorageSize?: number
  }
  await session.detach()
  return (usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)) / 2 ** 20
}
