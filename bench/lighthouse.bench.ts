import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startApp } from '../tests/flows/app-server'
import { freePort } from '../tests/helpers/free-port'
import { audited, type Form, type Scores } from './first/audit'
import { startProfile } from './first/profile'
import type { BenchRow } from './row'

const PERFORMANCE_GOAL = 95
const ACCESSIBILITY_GOAL = 100
const RUNS = 3
const FORMS: readonly Form[] = ['desktop', 'mobile']

interface Screen {
  name: string
  address: string
  /** Steps that lead there, where a session or an open project is needed. */
  prepare?: (page: Page, app: string) => Promise<void>
}

const SCREENS: readonly Screen[] = [
  { name: 'sign-in', address: '/#/login' },
  { name: 'project list', address: '/#/list/mssp', prepare: signIn },
  { name: 'piping', address: '/#/navbar/mssp/piping', prepare: openDemoProject },
]

/** Runs Lighthouse on the built and served app with an empty browser cache. The goals are those of its desktop preset. */
export async function run(): Promise<BenchRow[]> {
  const app = await startApp()
  const profile = mkdtempSync(join(tmpdir(), 'branchline-lighthouse-'))
  const port = await freePort()
  const browser = await startProfile(profile, port)
  const rows: BenchRow[] = []
  try {
    const page = browser.pages()[0] ?? (await browser.newPage())
    for (const { name, address, prepare } of SCREENS) {
      await prepare?.(page, app.address)
      await page.goto('about:blank')
      for (const form of FORMS) {
        const scores: Scores[] = []
        for (let turn = 0; turn < RUNS; turn += 1) scores.push(await audited(app.address + address, port, form))
        rows.push(...rowsOf(name, form, scores))
      }
    }
    return rows
  } finally {
    await browser.close()
    await app.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

function rowsOf(screen: string, form: Form, scores: readonly Scores[]): BenchRow[] {
  const isGoal = form === 'desktop'
  const row = (what: string, unit: string, ours: number, goal: number): BenchRow => ({
    name: `Lighthouse, ${form} preset, ${screen}: ${what}`,
    unit,
    ours,
    peer: goal,
    peerName: isGoal ? 'the goal' : 'only reported',
    ratio: ours / goal,
    runs: scores.length,
  })
  return [
    row('performance, median', 'points', median(scores.map(({ performance }) => performance)), PERFORMANCE_GOAL),
    row('accessibility, worst', 'points', Math.min(...scores.map(({ accessibility }) => accessibility)), ACCESSIBILITY_GOAL),
  ]
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function signIn(page: Page, app: string): Promise<void> {
  await page.goto(app)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/, { timeout: 30_000 })
}

async function openDemoProject(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/#/list/mssp`)
  const name = 'Riverside office building'
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click()
  await expect(page).toHaveURL(/#\/navbar\/mssp/, { timeout: 30_000 })
  await page.goto(`${app}/#/navbar/mssp/piping`)
  await page.getByRole('application', { name: /^Piping diagram/ }).waitFor()
}
