import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CALLS } from '../src/contract/calls'
import { addressOf } from '../src/contract/calls/row'
import { ensureBrowser } from '../scripts/servers/ensure-browser.mjs'
import { CODE } from '../src/contract/envelope'
import { startApp } from '../tests/flows/app-server'
import { savedBuilding } from '../tests/helpers/saved-building'
import type { BenchRow } from './row'
import { heapOf } from './store/heap'
import { watchFrames } from './store/watch-frames'

const SYSTEMS = 2_000
const NODES_EACH = 65
const ROUNDS = 5
const ID = 'tower'
const SYSTEM = 'System 1'
const FRAME_LIMIT_MS = 50
const HEAP_GOAL_MB = 250

interface Peer {
  open: number
  save: number
}

/** Measures how long a project of 2,000 systems takes to open from the browser's own store and to be written for a save, in the built app, and its memory. */
export async function run(): Promise<BenchRow[]> {
  const app = await startApp()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    await signIn(page, app.address)
    const { text, token } = await seed(page, app.address)
    // The loader of the benches names inner functions by its own helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watchFrames, SYSTEM)
    const address = `${app.address}/#/navbar/mssp/piping`
    await openFirst(page)
    const opened: { usable: number; longest: number }[] = []
    for (let round = 0; round < ROUNDS; round++) opened.push(await reopen(page, address))
    const whole = await save(page, 0)
    const again = await save(page, 1)
    const heap = await heapOf(page)
    const all = heap.page + Object.values(heap.workers).reduce((sum, bytes) => sum + bytes, 0) + heap.wasm
    process.stderr.write(
      `heap in MB: page ${mb(heap.page)}, WebAssembly ${mb(heap.wasm)}, workers ${JSON.stringify(Object.entries(heap.workers).map(([name, bytes]) => `${name} ${mb(bytes)}`))}\n`,
    )
    const peer = await peerOf(page, text, await written(app.address, token))
    const name = 'a project of 2,000 systems, 130,000 nodes: '
    const row = (what: string, unit: string, ours: number, theirs: number, peerName: string, runs: number): BenchRow => {
      return { name: name + what, unit, ours, peer: theirs, peerName, ratio: theirs / ours, runs }
    }
    return [
      row(
        'open from the local store to the first usable frame',
        'ms',
        median(opened.map((each) => each.usable)),
        peer.open,
        'gunzip and JSON.parse alone',
        ROUNDS,
      ),
      row('longest task on the page while it opens', 'ms', median(opened.map((each) => each.longest)), FRAME_LIMIT_MS, 'the goal', ROUNDS),
      row('write all of it for a save, off the page', 'ms', whole.written, peer.save, 'stringify and gzip of the same JSON', 1),
      row('write it after one more edit', 'ms', again.written, peer.save, 'stringify and gzip of the same JSON', 1),
      row('longest task on the page while it is saved', 'ms', Math.max(whole.longest, again.longest), FRAME_LIMIT_MS, 'the goal', 2),
      row('heap of the page and its workers, with the memories of WebAssembly', 'MB', mb(all), HEAP_GOAL_MB, 'the goal', 1),
    ]
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.waitForURL(/#\/gateway/)
}

async function seed(page: Page, address: string): Promise<{ text: string; token: string }> {
  await page.waitForFunction(() => localStorage.getItem('vuex')?.includes('"token":"') ?? false)
  const kept = JSON.parse(await page.evaluate(() => localStorage.getItem('vuex') ?? '{}')) as {
    session: { token: string; userInfo: { userId: string } }
  }
  const { token, userInfo } = kept.session
  const text = JSON.stringify({
    ...savedBuilding(SYSTEMS, NODES_EACH),
    id: ID,
    revision: 0,
    projectName: 'Tower',
    createdBy: userInfo.userId,
  })
  const answer = await fetch(address + CALLS.project.mssp.save.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'X-Token': token },
    body: new Uint8Array(gzipSync(text)),
  })
  const stored = (await answer.json()) as { code: number }
  if (stored.code !== CODE.ok) throw new Error(`The project could not be stored: ${JSON.stringify(stored)}`)
  return { text, token }
}

/** Returns exactly the JSON that the page has written for its save, as the server has it. */
async function written(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}${addressOf(CALLS.project.mssp.get, { id: ID })}`, { headers: { 'X-Token': token } })
  const { data } = (await answer.json()) as { data: unknown }
  return JSON.stringify(data)
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  // The rail covers the list as long as the pointer is on it.
  await page.mouse.move(900, 860)
  await page
    .getByRole('button', { name: 'Tower' })
    .or(page.getByRole('link', { name: 'Tower' }))
    .first()
    .click()
  await page.waitForURL(/selection/, { timeout: 120_000 })
  // The snapshot is written to the store without the page.
  await page.waitForTimeout(3_000)
}

async function reopen(page: Page, address: string): Promise<{ usable: number; longest: number }> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.waitForFunction(() => (window.watched?.usableAt ?? 0) > 0, null, { timeout: 60_000 })
  // Work deferred by opening finishes within this time.
  await page.waitForTimeout(4_000)
  return page.evaluate(() => {
    const from = performance.getEntriesByName('document.opening')[0]?.startTime ?? NaN
    const tasks = window.watched?.longTasks.filter((task) => task.from + task.length > from) ?? []
    return { usable: (window.watched?.usableAt ?? NaN) - from, longest: Math.max(0, ...tasks.map((task) => task.length)) }
  })
}

async function save(page: Page, round: number): Promise<{ written: number; longest: number }> {
  await page.getByRole('button', { name: /Tower/ }).first().click()
  const name = page.getByRole('textbox').first()
  await name.fill(`Tower ${round}`)
  const from = await page.evaluate(() => performance.now())
  await name.press('Enter')
  await page.waitForFunction((count) => performance.getEntriesByName('save.written').length > count, round, { timeout: 60_000 })
  await page.waitForTimeout(4_000)
  return page.evaluate(
    ([place, begin]) => {
      const at = (mark: string): number => performance.getEntriesByName(mark)[place]?.startTime ?? NaN
      const tasks = window.watched?.longTasks.filter((task) => task.from >= begin) ?? []
      return { written: at('save.written') - at('save.writing'), longest: Math.max(0, ...tasks.map((task) => task.length)) }
    },
    [round, from] as const,
  )
}

async function peerOf(page: Page, text: string, saved: string): Promise<Peer> {
  const times = await page.evaluate(
    async ([json, savedJson, rounds]) => {
      const pipe = (bytes: BlobPart, through: GenericTransformStream) => new Response(new Blob([bytes]).stream().pipeThrough(through))
      const open: number[] = []
      const saved: number[] = []
      const packed = await pipe(json, new CompressionStream('gzip')).arrayBuffer()
      const written = JSON.parse(savedJson) as unknown
      for (let round = 0; round < rounds; round++) {
        const begin = performance.now()
        JSON.parse(await pipe(packed, new DecompressionStream('gzip')).text())
        const parsed = performance.now()
        await pipe(JSON.stringify(written), new CompressionStream('gzip')).arrayBuffer()
        open.push(parsed - begin)
        saved.push(performance.now() - parsed)
      }
      return { open, saved }
    },
    [text, saved, ROUNDS] as const,
  )
  return { open: median(times.open), save: median(times.saved) }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN
}

function mb(bytes: number): number {
  return Math.round(bytes / 1e5) / 10
}
