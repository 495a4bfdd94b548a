import { IMPERIAL, METRIC, QUANTITIES, type Quantity } from '../../model/project/quantity'
import { settings } from './settings'

/** Begins with the units of the user's library (NA0101: imperial) where nobody has chosen others in this browser yet. */
export function beginWithUnits({ isImperial = false }: { isImperial?: boolean }): void {
  const first = settings.beganImperial ? IMPERIAL : METRIC
  const isChosen = (Object.keys(QUANTITIES) as Quantity[]).some((name) => settings.unitSettings[name] !== first[name])
  if (isChosen) return
  settings.unitSettings = { ...(isImperial ? IMPERIAL : METRIC) }
  settings.beganImperial = isImperial
}
