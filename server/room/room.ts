import { CODE } from '../../src/contract/envelope'
import type { Config } from '../config'
import { Refusal } from '../refusal'
import type { RoomRepository, UsedRoom } from './room-repository'

const MEASURED_MS = 600_000
const BYTES_OF_A_MB = 1024 * 1024
const MOST_ACCOUNTS = 10_000

/** A project that is about to be stored, with its packed size. */
interface Stored {
  id: string
  bytes: number
  isNew: boolean
}

export interface Room {
  /** Refuses a project that would exceed an account's quota. */
  take(accountId: string, project: Stored): Promise<void>
}

/**
 * Creates the check of each account's quota for projects. Measuring for every save would cost more than the save: usage is measured now and
 * then, and every save in between counts as added, which can only overestimate it; where that exceeds the quota it is measured again.
 */
export function createRoom(repository: RoomRepository, most: UsedRoom, now: () => number = Date.now): Room {
  const known = new Map<string, UsedRoom & { measuredAt: number }>()
  const measuring = new Map<string, Promise<void>>()

  const added = (used: UsedRoom, { bytes, isNew }: Stored): UsedRoom | null => {
    const after = { projects: used.projects + (isNew ? 1 : 0), bytes: used.bytes + bytes }
    return after.bytes <= most.bytes && (!isNew || after.projects <= most.projects) ? after : null
  }
  const takeAsKnown = (accountId: string, project: Stored): boolean => {
    const used = known.get(accountId)
    const after = used && used.measuredAt > now() - MEASURED_MS ? added(used, project) : null
    if (used && after) known.set(accountId, { ...after, measuredAt: used.measuredAt })
    return after !== null
  }
  const measured = async (accountId: string, project: Stored): Promise<void> => {
    if (takeAsKnown(accountId, project)) return
    const { ofProject, ...used } = await repository.used(accountId, project.id)
    const before = { ...used, bytes: used.bytes - ofProject }
    // The answer to a first save may be lost: a repeated save finds its project stored, and adds none.
    const isNew = project.isNew && ofProject === 0
    // A stored project stays and may shrink, even where the quota has been lowered since.
    const isNoMore = !isNew && project.bytes <= ofProject
    const after = isNoMore ? { ...before, bytes: before.bytes + project.bytes } : added(before, { ...project, isNew })
    if (!after) throw full(most)
    if (known.size >= MOST_ACCOUNTS) known.clear()
    known.set(accountId, { ...after, measuredAt: now() })
  }

  return {
    async take(accountId, project) {
      if (takeAsKnown(accountId, project)) return
      // One after the other: each of several concurrent saves sees the usage of those before it.
      const mine = (measuring.get(accountId) ?? Promise.resolve()).catch(() => undefined).then(() => measured(accountId, project))
      measuring.set(accountId, mine)
      try {
        await mine
      } finally {
        if (measuring.get(accountId) === mine) measuring.delete(accountId)
      }
    },
  }
}

/** Returns the configured quota of each account. */
export const roomOf = (config: Pick<Config, 'BRANCHLINE_ACCOUNT_PROJECTS' | 'BRANCHLINE_ACCOUNT_MB'>): UsedRoom => ({
  projects: config.BRANCHLINE_ACCOUNT_PROJECTS,
  bytes: config.BRANCHLINE_ACCOUNT_MB * BYTES_OF_A_MB,
})

const full = ({ projects, bytes }: UsedRoom): Refusal =>
  new Refusal(
    CODE.accountFull,
    'This account has no room left on the server. What was deleted counts for 30 days; an administrator can give more.',
    {
      projects,
      bytes,
    },
  )
