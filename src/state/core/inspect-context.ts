import type { InspectContext } from '../../engine/encode/encode-design'
import { outdoorBasis } from '../../model/project/outdoor-basis'
import type { Project } from '../../model/project/project'
import { projectState } from '../piping/project'
import { libraryInUse } from '../page/viewing'

/** Returns the data of the open project that the core needs besides a system. */
export function inspectContext(project: Project): InspectContext {
  const library = libraryInUse()
  const { revision } = projectState
  const { information } = project
  return { design: information.design, outdoorBasis: outdoorBasis(information), revision, ...(library === undefined ? {} : { library }) }
}
