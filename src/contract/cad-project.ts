import type { Project } from '../model/project/project'
import { ORIGIN } from './project/project-calls'

/** Whether a project belongs to the CAD variant, which is saved by a call of its own. */
export function isCadProject({ extra }: Pick<Project, 'extra'>): boolean {
  return extra['origin'] === ORIGIN.cad
}
