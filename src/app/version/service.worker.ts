import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { ACTIVATE } from './worker-messages'

/** The members of a service worker's scope that this file uses; the page's types do not know them. */
interface WorkerScope {
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'message' | 'activate',
    listener: (event: MessageEvent & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

/** The page and its code, as the build has listed them. */
declare const PRECACHED: PrecacheEntry[]

const scope = globalThis as unknown as WorkerScope
const FIRST_USE = 'first-use'

// A page that was loaded before its worker stood can be reloaded without a network, too.
clientsClaim()
precacheAndRoute(PRECACHED, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })

// The app has one address; all others of the server, such as the description of its calls, are no pages of the app. The brand word may follow it.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/[/](?:index[.]html)?(?:[?]|$)/] }))

// Typefaces come in hundreds of files, of which a page needs few. Everything else goes to the network past this worker: it keeps no answer of the server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /[/]assets[/][^/]+[.](?:woff2?|ttf)$/.test(url.pathname),
  new CacheFirst({ cacheName: FIRST_USE }),
)

// The browser's own cache still has the typefaces that are the same in the new version.
scope.addEventListener('activate', (event) => event.waitUntil(caches.delete(FIRST_USE)))

scope.addEventListener('message', ({ data }) => {
  if (data === ACTIVATE) void scope.skipWaiting()
})
