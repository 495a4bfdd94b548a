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

function downloaded() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

function fromDownload() {
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  return downloaded()
}

/**
 * Path of a Chromium for journeys and benches: the one BRANCHLINE_CHROMIUM names, else one that is on the machine, the system's before the test
 * tool's download; else a new one, by apt-get as root or as that download; else a message that says what to install.
 */
export function ensureBrowser() {
  const given = process.env.BRANCHLINE_CHROMIUM
  if (given && existsSync(given)) return given
  const path = fromSystem() ?? downloaded() ?? fromDebian() ?? fromDownload()
  if (path) return path
  console.error(
    'Journeys and benches need Chromium. Install it (Debian: apt-get install chromium) or name one in BRANCHLINE_CHROMIUM, and run again.',
  )
  process.exit(1)
}
