import { proxy } from 'valtio'
import { forgetText, keepText, keptText } from '../../platform/files/small-store'
import { TOUR } from './tour-steps'

const KEY = 'branchline.tour'

/** The stop of the tour that is shown; null while no tour is on. `asked` grows when its screen is wanted again. */
export const tour = proxy<{ at: number | null; asked: number }>({ at: null, asked: 0 })

/** Returns the stop at which the tour was left; 0 where it was not begun or was seen to its end. */
export function keptStop(): number {
  const at = Number(keptText(KEY) ?? 0)
  return Number.isInteger(at) && at > 0 && at < TOUR.length ? at : 0
}

export function goToStop(at: number): void {
  tour.at = at
  tour.asked += 1
  keepText(KEY, String(at))
}

/** Ends the tour for now; it goes on at the stop where it was left. */
export function leaveTour(): void {
  tour.at = null
}

/** Ends the tour after its last stop; the next one begins anew. */
export function finishTour(): void {
  tour.at = null
  forgetText(KEY)
}
