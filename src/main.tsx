import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/spotlight/styles.css'
import './ui/frame/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router-dom'
import { App } from './app/app'
import { loadDesign } from './app/project/design'
import { httpPorts } from './app/http-ports'
import { routes } from './app/routes/routes'
import { leadToSignIn } from './app/session/lead-to-sign-in'
import { startLanguages } from './app/start-languages'
import { startPageWorker } from './app/version/page-worker'
import { logFailure } from './platform/log'
import { configureHttp } from './platform/http/http'
import { startLocalStorage } from './state/page/local-storage'
import { session } from './state/page/session'

/** Everything a first picture needs: remembered settings, the first screen, translations and the type in which all of it is drawn. */
async function start(): Promise<void> {
  configureHttp(httpPorts)
  startLocalStorage()
  leadToSignIn()
  // A signed-in user needs it next; the page that uses it reports a failure.
  if (session.token !== null) loadDesign().catch((error: unknown) => logFailure('The design part could not be loaded', error))
  const router = createHashRouter(routes)
  const [translations] = await Promise.all([startLanguages(), document.fonts.load('13px "Inter Variable"')])
  const place = document.getElementById('app')
  if (!place) throw new Error('The page has no element #app')
  createRoot(place).render(
    <StrictMode>
      <App translations={translations} router={router} />
    </StrictMode>,
  )
  await firstScreen(router)
  if (import.meta.env.PROD) await startPageWorker()
}

/** Resolves when the first screen is loaded. */
function firstScreen(router: ReturnType<typeof createHashRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

void start()
