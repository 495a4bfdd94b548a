import type { ComponentType } from 'react'
import { loadTexts } from '../../platform/words/i18n'

type Screen = Promise<{ Component: ComponentType }>

const PIPING_TEXTS = [
  'piping',
  'board',
  'systems',
  'placing',
  'panels',
  'lines',
  'limits',
  'findings',
  'find',
  'as-built',
  'proof',
  'sheet',
  'units',
]

/** The screens of the design steps, each with all of its texts. */
export const stepScreens = {
  selection: (): Screen =>
    withTexts(['selection', 'catalogue', 'sheet'], async () => (await import('../../features/selection')).SelectionScreen),
  piping: (): Screen => withTexts(PIPING_TEXTS, async () => (await import('../../features/piping')).PipingScreen),
  report: (): Screen => withTexts(['report'], async () => (await import('../../features/report')).ReportScreen),
}

async function withTexts(namespaces: readonly string[], load: () => Promise<ComponentType>): Screen {
  const [Component] = await Promise.all([load(), loadTexts(namespaces)])
  return { Component }
}
