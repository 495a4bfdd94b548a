import { proxy, ref } from 'valtio'
import { exceptionPlace } from '../../engine/wiring/control-findings'
import type { WiredFinding } from '../../engine/wiring/project-wiring'
import { newId } from '../../model/change/ids'
import { acceptFindings, withdrawExceptions } from '../../model/edits/wiring/edit-centrals'
import { session } from '../../state/page/session'
import { change } from '../commands/change'

/** Findings that are about to be accepted; empty while nobody is asked for the reason. */
export const acceptance = proxy<{ findings: readonly WiredFinding[] }>({ findings: ref([]) })

/** Asks for the reason why these findings are accepted; none closes the question. */
export function askForReason(findings: readonly WiredFinding[]): void {
  acceptance.findings = ref([...findings])
}

/** Accepts findings for one reason, in the name of the signed-in user. */
export function acceptAs(findings: readonly WiredFinding[], reason: string): boolean {
  const by = session.userInfo?.userName ?? ''
  const at = new Date().toISOString()
  return change((project) =>
    acceptFindings(
      project,
      findings.map((finding) => ({ id: newId(), code: finding.code, placeId: exceptionPlace(finding), reason, by, at })),
    ),
  )
}

/** Takes back that findings are accepted. */
export function withdraw(ids: readonly string[]): boolean {
  return ids.length > 0 && change((project) => withdrawExceptions(project, ids))
}
