import { proxy } from 'valtio'
import { METRIC } from '../../model/project/quantity'
import type { UnitSettings } from '../../model/project/quantity'

/** What the user has chosen for himself, whatever project is open. */
export const settings = proxy<{
  language: string
  colorScheme: 'light' | 'dark' | 'auto'
  unitSettings: UnitSettings
  /** The measure each quantity was shown in before its last change. */
  previousUnitSettings: UnitSettings
  /** Moment of the deployed build that this page was loaded with. */
  frontEndVersion: string
  /** How this browser signed in last. */
  signInWay: 'staff' | 'guest'
}>({
  language: 'en',
  colorScheme: 'auto',
  unitSettings: { ...METRIC },
  previousUnitSettings: { ...METRIC },
  frontEndVersion: '',
  signInWay: 'staff',
})
