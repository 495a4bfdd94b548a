import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Area, AreaId } from '../platform/areas'
import type { DesignFacts, StepStatus } from './step-status'

/** The part of a row that is no data: its screen, and how rail and palette show it. */
export interface Screen {
  /** Loads the screen. It is given its row. */
  load: () => Promise<ComponentType<{ area: Area }>>
  /** Sign in the rail and in the palette; needed by rows in the menu and by steps. */
  Icon?: Icon
  /** Returns the status of a step. Without it the rail shows none. */
  status?: (design: DesignFacts) => StepStatus
  /** The rail says beside the step how many pipes still have a default length. */
  isAboutLengths?: true
}

/**
 * The screens of one feature, by the id of their rows; `any` serves every row of the feature that has none of its own.
 * @example export const screens = { piping: { load: async () => (await import('./index')).PipingScreen } } satisfies Screens
 */
export type Screens = Partial<Record<AreaId | 'any', Screen>>
