import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Area, AreaId } from '../platform/areas'
import type { DesignFacts, StepStatus } from './step-status'

/** Loads a screen, which gets its row as a prop. */
export type LoadScreen = () => Promise<ComponentType<{ area: Area }>>

/**
 * The screens of one feature, by the id of their rows; `any` serves every row of the feature that has none of its own.
 * @example export const screens = { piping: async () => (await import('./index')).PipingScreen } satisfies Screens
 */
export type Screens = Partial<Record<AreaId | 'any', LoadScreen>>

/** A command of a screen that the palette offers; it runs once the screen is shown. */
export interface MenuVerb {
  id: string
  /** Translation key of the name. */
  label: string
  Icon: Icon
  /** Whether it changes the project, so that it is not offered to somebody who may only read. */
  isEdit?: true
  run: () => Promise<void>
}

/** The part of a menu entry that is code and no data. */
export interface MenuEntry {
  Icon: Icon
  /** Returns the status of a step. Without it the rail shows none. */
  status?: (design: DesignFacts) => StepStatus
  verbs?: readonly MenuVerb[]
  /** Whether the rail shows beside the step how many pipes still have a default length. */
  isAboutLengths?: true
}

/** Menu entries of one feature by the id of their row. They are apart from the screens because the sign-in loads no menu icons. */
export type MenuEntries = Partial<Record<AreaId, MenuEntry>>
