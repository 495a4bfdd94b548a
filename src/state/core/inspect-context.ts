import type { InspectContext } from '../../engine/encode/encode-design'
import type { Project } from '../../model/project/project'
import { projectState } from '../document/project'
import { session } from '../page/session'

/** What the core has to know beside a system of the open project, as it is now. */
export function inspectContext(project: Project): InspectContext {
  const library = session.userInfo?.libCode
  const { revision } = projectState
  return { design: project.information.design, revision, ...(library === undefined ? {} : { library }) }
}
