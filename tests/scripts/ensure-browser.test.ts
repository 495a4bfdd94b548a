import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

describe('the Chromium of journeys and benches', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'branchline-browser-'))
    mkdirSync(join(folder, 'bin'))
    symlinkSync('/bin/sh', join(folder, 'bin', 'sh'))
    addProgram('apt-get', `echo asked >> ${join(folder, 'apt')}`)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const addProgram = (name: string, script = 'true'): void =>
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  /** What a module of the scripts says on a machine that has only the programs of the folder. */
  const said = (code: string, more: Record<string, string> = {}): string => {
    const env = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'downloads'), ...more }
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }).stdout.trim()
  }
  const ensured = (more?: Record<string, string>): string =>
    said(`console.log((await import('./scripts/servers/ensure-browser.mjs')).ensureBrowser())`, more)
  const wasInstalling = (): boolean => existsSync(join(folder, 'apt'))

  it.each([[['chromium']], [['google-chrome', 'chromium-browser']], [['google-chrome', 'chromium', 'chromium-headless-shell']]])(
    'the Chromium of journeys and benches is one of those that are there (%j), the one without a window first, and nothing is installed',
    (names) => {
      for (const name of names) addProgram(name)
      expect(ensured()).toBe(join(folder, 'bin', names.at(-1) ?? ''))
      expect(wasInstalling()).toBe(false)
    },
  )

  it('the Chromium of journeys and benches is the one that is named', () => {
    addProgram('chromium')
    addProgram('named')
    expect(ensured({ BRANCHLINE_CHROMIUM: join(folder, 'bin', 'named') })).toBe(join(folder, 'bin', 'named'))
  })

  it('the Chromium of journeys and benches is an earlier download of the test tool where the system has none, and nothing is installed', () => {
    const place = said(`console.log((await import('playwright-core')).chromium.executablePath())`)
    expect(place).toContain(folder)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, '')
    expect(ensured()).toBe(place)
    expect(wasInstalling()).toBe(false)
  })
})
