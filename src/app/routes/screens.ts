import type { Area } from '../../platform/areas'
import type { LoadScreen, Screens } from '../../ui/screens'

/** The small file of each feature that names its screens; a screen itself is loaded when it is first opened. */
const FEATURES = import.meta.glob<Screens>('/src/features/*/screens.ts', { eager: true, import: 'screens' })

/** Returns the screen of a row. Throws where its feature has none, so that a missing screen is noticed at the first start. */
export function screenOf({ id, screen }: Area): LoadScreen {
  const found = screensIn(screen)
  const own = found?.[id] ?? found?.any
  if (!own) throw new Error(`src/features/${screen}/screens.ts has no screen for the row "${id}" of the table of areas. Add it there.`)
  return own
}

const screensIn = (feature: string | null): Screens | undefined => FEATURES[`/src/features/${feature}/screens.ts`]
