import { subscribe } from 'valtio'
import { logFailure } from '../../platform/log'
import { fetchDeployedVersion } from '../../platform/http/version'
import { idle } from '../../schedule/idle'
import { versionPrompt } from './version-prompt-state'
import { ACTIVATE } from './worker-messages'

/** A first screen goes on loading menus, texts and the project behind what it shows: the worker waits for this many milliseconds. */
const BEHIND_FIRST_SCREEN_MS = 3_000

/** Null where the browser has no service workers, or refuses them without a secure connection. */
const workers = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null)

let isTakingOver = false

// See docs/decisions/0034-a-worker-keeps-the-code.md.
/**
 * Starts the worker that keeps the code of this version for a reload without a network, once the first screen has had its time. A newer version that the
 * worker has fetched is offered and waits until the user takes it.
 */
export async function startPageWorker(): Promise<void> {
  const container = workers()
  if (!container) return
  await new Promise((resolve) => setTimeout(resolve, BEHIND_FIRST_SCREEN_MS))
  await idle()
  const hadWorker = container.controller !== null
  // A browser may refuse workers; the page then needs the network, as it did before.
  const registration = await container.register('./sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
    logFailure('The worker that keeps the code could not be started', error)
  })
  if (!registration) return
  if (registration.waiting && hadWorker) offer()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && container.controller) offer()
    })
  })
  // Another tab took the new version: this page goes on with the code it has, and is told.
  let isFirst = !hadWorker
  container.addEventListener('controllerchange', () => {
    if (!isFirst && !isTakingOver) offer()
    isFirst = false
  })
  // The files of an offered version are fetched while the user decides.
  subscribe(versionPrompt, () => {
    if (versionPrompt.offered !== null && !isTakingOver) registration.update().catch(reportUpdate)
  })
}

/** Tells whether a worker has the code of every address, which it keeps before it takes a page. */
export const isCodeKept = (): boolean => (workers()?.controller ?? null) !== null

/**
 * Lets the new version take over, so that the reload that follows shows it; waits until its files are there. Returns false where `isWanted` said so meanwhile.
 * Where the new worker cannot be installed, the old one goes: the reload then asks the server.
 */
export async function takeNewVersion(isWanted: () => boolean): Promise<boolean> {
  const container = workers()
  const registration = await container?.getRegistration()
  if (!container || !registration) return isWanted()
  await registration.update().catch(reportUpdate)
  const next = registration.waiting ?? (await whenInstalled(registration.installing))
  if (!isWanted()) return false
  isTakingOver = true
  if (next === 'failed') await registration.unregister()
  else if (next) {
    const taken = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
    next.postMessage(ACTIVATE)
    await taken
  }
  return true
}

function whenInstalled(worker: ServiceWorker | null): Promise<ServiceWorker | 'failed' | null> {
  if (!worker) return Promise.resolve(null)
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'redundant') resolve('failed')
      else if (worker.state !== 'installing') resolve(worker)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

function offer(): void {
  fetchDeployedVersion().then(
    (deployed) => {
      versionPrompt.offered = deployed
    },
    (error: unknown) => logFailure('The new version could not be offered', error),
  )
}

const reportUpdate = (error: unknown): void => logFailure('The new version could not be fetched', error)
