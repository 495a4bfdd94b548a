import { proxy, ref } from 'valtio'
import { exceptionPlace } from '../../engine/wiring/control-findings'
import type { WiredFinding } from '../../engine/wiring/project-wiring'
import type { Finding } from '../../model/finding/finding'
import type { ControlException } from '../../model/wiring/control'
import { newId } from '../../model/change/ids'
import { acceptFindings, withdrawExceptions } from '../../model/edits/wiring/edit-centrals'
import { session } from '../../state/page/session'
import { change } from '../commands/change'

/** A finding that is about to be accepted, with the name of what it is about. */
export interface ToAccept {
  finding: WiredFinding
  place: string
}

/** Findings that are about to be accepted; empty while nobody is asked for the reason. */
export const acceptance = proxy<{ findings: readonly ToAccept[] }>({ findings: ref([]) })

/** Asks for the reason why these findings are accepted; none closes the question. */
export function askForReason(findings: readonly ToAccept[]): void {
  acceptance.findings = ref([...findings])
}

/** Accepts findings for one reason, in the name of the signed-in user. What they say is kept with the reason, for the time when they no longer occur. */
export function acceptAs(findings: readonly ToAccept[], reason: string): boolean {
  const by = session.userInfo?.userName ?? ''
  const at = new Date().toISOString()
  return change((project) =>
    acceptFindings(
      project,
      findings.map(({ finding, place }) => ({
        ...{ id: newId(), code: finding.code, placeId: exceptionPlace(finding), place, values: finding.values, reason, by, at },
      })),
    ),
  )
}

/** Takes back that findings are accepted. */
export function withdraw(ids: readonly string[]): boolean {
  return ids.length > 0 && change((project) => withdrawExceptions(project, ids))
}

/** Returns the finding that was accepted, as it was then; null where only its code is recorded. */
export function acceptedFinding({ code, values }: ControlException): Finding | null {
  return values ? { systemId: '', code, severity: 'advice', values } : null
}
