import { NOTHING_PICKED } from '../../drawing/view/picked'
import { workplace } from '../../state/page/workplace'
import { setPicked } from '../open-system/local'

/** Opens another system of the project. */
export function openSystem(systemId: string): void {
  if (workplace.systemId === systemId) return
  workplace.systemId = systemId
  setPicked(NOTHING_PICKED)
}
