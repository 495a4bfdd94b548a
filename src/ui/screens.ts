import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Area, AreaId } from '../platform/areas'
import type { DesignFacts, StepStatus } from './step-status'

/** Loads a screen. The screen is given its row. */
export type LoadScreen = () => Promise<ComponentType<{ area: Area }>>

/**
 * The screens of one feature, by the id of their rows; `any` serves every row of the feature that has none of its own.
 * @example export const screens = { piping: async () => (await import('./index')).PipingScreen } satisfies Screens
 */
export type Screens = Partial<Record<AreaId | 'any', LoadScreen>>

/** The part of a row in a menu that is no data. */
export interface MenuEntry {
  Icon: Icon
  /** Returns the status of a step. Without it the rail shows none. */
  status?: (design: DesignFacts) => StepStatus
  /** The rail says beside the step how many pipes still have a default length. */
  isAboutLengths?: true
}

/** Rows of one feature that menus show, by their id. They are apart from the screens because the sign-in loads no icons of menus. */
export type MenuEntries = Partial<Record<AreaId, MenuEntry>>
