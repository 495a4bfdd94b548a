import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/spotlight/styles.css'
import './ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { httpPorts } from './app/http-ports'
import { startLanguages } from './app/start-languages'
import { startState } from './app/start-state'
import { statePorts } from './app/state-ports'
import { startMeasure } from './engine/measure'
import { configureHttp } from './platform/http'
import { configureState } from './state/ports'

/** Everything a first picture needs: remembered settings, translations, conversions and the type in which all of it is drawn. */
async function start(): Promise<void> {
  configureHttp(httpPorts)
  configureState(statePorts)
  startState()
  const [translations] = await Promise.all([startLanguages(), startMeasure(), document.fonts.load('13px "Inter Variable"')])
  const place = document.getElementById('app')
  if (!place) throw new Error('The page has no element #app')
  createRoot(place).render(
    <StrictMode>
      <App translations={translations} />
    </StrictMode>,
  )
}

void start()
