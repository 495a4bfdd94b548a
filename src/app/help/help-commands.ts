import i18next from 'i18next'
import type { NavigateFunction } from 'react-router-dom'
import { pathOf } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { loadTexts } from '../../platform/words/i18n'
import { askWhy } from '../../workbench/why/why-state'
import { openExample } from '../tour/open-example'
import { goToStop, keptStop } from '../tour/tour-state'

/** Opens the example project and begins the tour, or goes on where it was left. */
export async function startTour(): Promise<void> {
  try {
    await loadTexts(['help'])
    if (await openExample()) goToStop(keptStop())
  } catch (error) {
    notify('error', i18next.t('app:project.openFailed', { reason: callFailure(error) }))
  }
}

/** Answers why what is picked is red, in the piping step, which has the drawing. */
export function askWhyRed(navigate: NavigateFunction): void {
  void navigate(pathOf('piping'))
  askWhy()
}
