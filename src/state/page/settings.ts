import { proxy } from 'valtio'
import { METRIC } from '../../model/project/quantity'
import type { UnitSettings } from '../../model/project/quantity'

/** Preferences of the user, independent of the open project. */
export const settings = proxy<{
  language: string
  colorScheme: 'light' | 'dark' | 'auto'
  unitSettings: UnitSettings
  /** The measure of each quantity before its last change. */
  previousUnitSettings: UnitSettings
  /** Whether the units began as the imperial ones of a library. */
  beganImperial: boolean
  /** Build time of the version that this page was loaded with. */
  frontEndVersion: string
  /** How the last user of this browser signed in. */
  signInWay: 'staff' | 'guest'
}>({
  language: 'en',
  colorScheme: 'auto',
  unitSettings: { ...METRIC },
  previousUnitSettings: { ...METRIC },
  beganImperial: false,
  frontEndVersion: '',
  signInWay: 'staff',
})
