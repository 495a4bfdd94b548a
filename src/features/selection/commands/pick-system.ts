import { workplace } from '../../../state/page/workplace'

/** Makes a system the one that all design steps show. */
export function pickSystem(systemId: string): void {
  workplace.systemId = systemId
}
