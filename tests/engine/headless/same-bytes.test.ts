import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePage, type ServedPage } from '../../../bench/board/serve-page'
import { InputError } from '../../../src/contract/input-error'
import { arrange, calculate } from '../../../src/engine/headless'
import type { Headless } from '../../../src/engine/headless/create-headless'
import { BUILD_MS } from '../../cli/run-cli'
import { projectSeeds } from '../../fuzz/seeds'
import { savedBuilding } from '../../helpers/saved-building'
import type { BrowserPage } from './browser-page/page'

const SYSTEM_CHROMIUM = process.env['BRANCHLINE_CHROMIUM'] ?? '/usr/bin/chromium'

let served: ServedPage
let browser: Browser
let page: Page

beforeAll(async () => {
  served = await servePage(new URL('./browser-page/', import.meta.url))
  browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  page = await browser.newPage()
  await page.goto(served.address)
  await page.waitForFunction(() => 'headlessPage' in window)
}, BUILD_MS)

afterAll(async () => {
  await browser.close()
  await served.close()
})

/** Projects of every mode, right and broken, legal and not, and a large one. */
function projects(): string[] {
  return [...projectSeeds(), JSON.stringify(savedBuilding(60, 65))]
}

async function answerInNode(text: string): Promise<string> {
  const project = JSON.parse(text) as unknown
  try {
    return JSON.stringify([await calculate(project), await arrange(project)])
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

test('Node and Chromium give the same bytes', async () => {
  const texts = projects()
  const there = await page.evaluate((given) => (window as unknown as { headlessPage: BrowserPage }).headlessPage.calculate(given), texts)
  expect(there).toHaveLength(texts.length)
  for (const [place, text] of texts.entries()) expect(there[place]).toBe(await answerInNode(text))
  expect(there.filter((answer) => answer.startsWith('[{"systems":[{')).length).toBeGreaterThan(30)
}, 120_000)

test('a pool of Web Workers gives the same bytes as one of threads', async () => {
  const texts = projects()
  const headless: Headless = await import('branchline/headless')
  const here: string[] = []
  const encoder = new TextEncoder()
  const files = texts.map((text, place) => ({ name: `project ${place}`, source: encoder.encode(text) }))
  for await (const answer of headless.calculateMany(files, { workers: 2 })) here.push(JSON.stringify(answer))
  const there = await page.evaluate(
    (given) => (window as unknown as { headlessPage: BrowserPage }).headlessPage.calculateMany(given, 2),
    texts,
  )
  expect(there).toEqual(here)
}, 120_000)
