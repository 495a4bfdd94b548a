import type { Change } from '../change/change'
import type { DesignConditions, Project, ProjectInformation } from '../project/project'

/** Fields of the first page to change; null removes the source of the weather. */
export type InformationPatch = Partial<Omit<ProjectInformation, 'design' | 'weather'>> & {
  design?: Partial<DesignConditions>
  weather?: ProjectInformation['weather'] | null
}

/** Changes fields of the first page; design conditions that are not given stay, and an empty record is left out. */
export function editInformation(project: Project, { weather, ...patch }: InformationPatch): Change {
  const before = project.information
  const after: ProjectInformation = { ...before, ...patch, design: { ...before.design, ...patch.design } }
  if (weather) after.weather = weather
  if (weather === null) delete after.weather
  if (Object.keys(after.bid ?? {}).length === 0) delete after.bid
  if (Object.keys(after.building ?? {}).length === 0) delete after.building
  return { label: 'editInformation', ops: [{ table: 'information', before, after }] }
}

/** Puts the first page back as it was. */
export function restoreInformation(project: Project, information: ProjectInformation): Change {
  return { label: 'editInformation', ops: [{ table: 'information', before: project.information, after: information }] }
}
