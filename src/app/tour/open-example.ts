import { CALLS } from '../../contract/calls'
import { DEMO_NUMBER } from '../../model/project/demo/demo-number'
import { call } from '../../platform/call'
import { loadPack, packState } from '../../state/core/pack'
import { session } from '../../state/page/session'
import { createExample, openProject } from '../../state/piping/open-project'
import { projectState } from '../../state/piping/project'

const FIRST_PAGE = { current: 1, size: 20 }

/** Opens the user's example project, and makes it where there is none. Returns whether it is shown. */
export async function openExample(): Promise<boolean> {
  if (projectState.current?.information.projectNumber === DEMO_NUMBER) return true
  const { records } = await call(CALLS.project.mssp.list, { query: FIRST_PAGE, body: { text: DEMO_NUMBER, isOwnOnly: true } })
  const example = records.find(({ projectNo }) => projectNo === DEMO_NUMBER)
  if (example) return await openProject(example.id)
  await loadPack()
  const { pack } = packState
  const { userId = '', userName = '' } = session.userInfo ?? {}
  if (!pack) return false
  const { demoProject } = await import('../../model/project/demo/demo-project')
  return (await createExample(() => demoProject(pack, { ownerId: userId, ownerName: userName }))) !== null
}
