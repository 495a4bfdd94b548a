import { CALLS } from '../../contract/calls'
import type { View } from '../../contract/view'
import { call, callForBytes } from '../../platform/call'
import { closeView, viewProject } from '../../state/piping/view-project'
import { viewing } from '../../state/page/viewing'
import { loadDesign } from '../project/design'

/**
 * Shows the project of a view link. A project that a signed-in user has open is saved and closed first. Returns what is told of the project;
 * null where the visit has ended meanwhile. Rejects with the refusal of a link that shows nothing.
 */
export async function showView(token: string, isWanted: () => boolean): Promise<View | null> {
  await (await loadDesign()).closeProject()
  const view = await call(CALLS.view.open, { body: { token } })
  if (!isWanted()) return null
  viewing.token = token
  viewing.library = view.library
  const answer = await callForBytes(CALLS.view.project, { body: { token } })
  if (answer === null || !isWanted()) return null
  return (await viewProject(answer, isWanted)) ? view : null
}

/** Ends a visit: the project is closed, and the link's token is forgotten. */
export function endView(): void {
  closeView()
  viewing.token = null
  viewing.library = undefined
}
