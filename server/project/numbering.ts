import type { ProjectKind } from '../../src/contract/project-calls'
import type { ProjectRepository } from './repository'

const LETTER: Record<ProjectKind, string> = { mssp: 'P', cad: 'C', simulation: 'S', noise: 'N' }

/** A project number nobody else gets: the kind's letter, the day and a count within it, such as `P20261121-004`. */
export async function nextProjectNumber(projects: ProjectRepository, kind: ProjectKind, now = new Date()): Promise<string> {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('')
  return `${LETTER[kind]}${day}-${String(await projects.nextNumber(day)).padStart(3, '0')}`
}
