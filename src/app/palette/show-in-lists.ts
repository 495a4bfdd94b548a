import type { NavigateFunction } from 'react-router-dom'
import { pathOf } from '../../platform/areas'

/** Goes to the step with the lists of rooms and units, whose view is set once it is loaded. */
export async function showInLists(
  navigate: NavigateFunction,
  show: (step: typeof import('../../features/selection')) => void,
): Promise<void> {
  show(await import('../../features/selection'))
  await navigate(pathOf('selection'))
}
