import { NOTHING_PICKED } from '../../../canvas/board/picked'
import { workplace } from '../../../state/workplace'
import { setPicked } from '../local'

/** Goes on with another system of the project. */
export function openSystem(systemId: string): void {
  if (workplace.systemId === systemId) return
  workplace.systemId = systemId
  setPicked(NOTHING_PICKED)
}
