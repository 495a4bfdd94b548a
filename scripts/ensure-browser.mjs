import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { aptInstall } from './ensure-program.mjs'

/** Chromium without the frame of a window first: it draws pages as the other does, and needs an eighth less of the machine. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function fromSystem(names = SYSTEM_NAMES) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return null
}

function fromDebian() {
  const installed = ['chromium-headless-shell', 'chromium'].find((name) => aptInstall(name))
  return installed ? fromSystem([installed]) : null
}

function fromDownload() {
  const path = chromium.executablePath()
  if (!existsSync(path))
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  return existsSync(path) ? path : null
}

/** Path of a Chromium for the journeys: the system's, else by apt-get as root, else the test tool's download, else a message that says what to install. */
export function ensureBrowser() {
  const given = process.env.BRANCHLINE_CHROMIUM
  if (given && existsSync(given)) return given
  const path = fromSystem([SYSTEM_NAMES[0]]) ?? fromDebian() ?? fromSystem() ?? fromDownload()
  if (path) return path
  console.error('The tests need Chromium. Install it (Debian: apt-get install chromium) or name one in BRANCHLINE_CHROMIUM, and run again.')
  process.exit(1)
}
