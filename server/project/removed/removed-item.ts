import { RESTORABLE_DAYS, type RemovedProject } from '../../../src/contract/project/project-calls'

/** How long a deleted project can be restored. */
export const RESTORABLE_MS = RESTORABLE_DAYS * 86_400_000

interface RemovedRow {
  id: string
  name: string
  number: string
  system_count: number
  removed_at: Date | null
}

/** Returns a deleted project in the form its owner receives. */
export function removedItem({ id, name, number, system_count, removed_at }: RemovedRow): RemovedProject {
  const removedAt = removed_at ?? new Date(0)
  return {
    id,
    projectName: name,
    projectNo: number,
    systemCount: system_count,
    removedAt: removedAt.toISOString(),
    keptUntil: new Date(removedAt.getTime() + RESTORABLE_MS).toISOString(),
  }
}
