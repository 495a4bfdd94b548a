import type { Project } from '../../project/project'

/** Returns "System" with the number after the highest one in use. */
export function nextSystemName(project: Project): string {
  return `System${systemNumber(project)}`
}

/** Returns the number after the highest one in the names of the systems. */
export function systemNumber(project: Project): number {
  let highest = 0
  for (const id of project.systemOrder) {
    const number = /^System\s*(\d+)$/i.exec(project.systems[id]?.name ?? '')?.[1]
    if (number !== undefined) highest = Math.max(highest, Number(number))
  }
  return highest + 1
}
