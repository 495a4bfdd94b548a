import type { ProjectRepository } from './repository'

/** A project number nobody else gets: the day and a count within it, such as `P20261121-004`. */
export async function nextProjectNumber(projects: ProjectRepository, now = new Date()): Promise<string> {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('')
  return `P${day}-${String(await projects.nextNumber(day)).padStart(3, '0')}`
}
