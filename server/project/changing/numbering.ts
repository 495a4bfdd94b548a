import type { ProjectKind } from '../../../src/contract/project/project-calls'
import type { EveryKindRepository } from '../every-kind-repository'

const LETTER: Record<ProjectKind, string> = { mssp: 'P', cad: 'C', simulation: 'S', noise: 'N' }

/**
 * Returns a unique project number: the kind's letter, the day (UTC, as visits are counted) and a count within it, such as `P20261121-004`.
 */
export async function nextProjectNumber(
  numbers: Pick<EveryKindRepository, 'nextNumber'>,
  kind: ProjectKind,
  now = new Date(),
): Promise<string> {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return `${LETTER[kind]}${day}-${String(await numbers.nextNumber(day)).padStart(3, '0')}`
}
