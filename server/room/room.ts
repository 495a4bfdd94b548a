import { CODE } from '../../src/contract/envelope'
import type { Config } from '../config'
import { Refusal } from '../refusal'
import type { RoomRepository, UsedRoom } from './room-repository'

const MEASURED_MS = 600_000
const BYTES_OF_A_MB = 1024 * 1024
const MOST_ACCOUNTS = 10_000

/** A project that is about to be stored, packed as it is. */
interface Stored {
  id: string
  bytes: number
  isNew: boolean
}

export interface Room {
  /** Refuses what would fill more than an account's room. */
  take(accountId: string, project: Stored): Promise<void>
}

/**
 * The room that each account has for projects. To measure it for every save would cost more than the save: it is measured now and then, and
 * in between everything stored counts as added, which can only be too much; where that is over the limit it is measured again.
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
    // The answer to a first save may be lost on the way: what is sent again is there already, and no new project.
    const isNew = project.isNew && ofProject === 0
    // What is there already stays and may shrink, even where less than before is given now.
    const isNoMore = !isNew && project.bytes <= ofProject
    const after = isNoMore ? { ...before, bytes: before.bytes + project.bytes } : added(before, { ...project, isNew })
    if (!after) throw full(most)
    if (known.size >= MOST_ACCOUNTS) known.clear()
    known.set(accountId, { ...after, measuredAt: now() })
  }

  return {
    async take(accountId, project) {
      if (takeAsKnown(accountId, project)) return
      // One after the other: of several at once each sees what those before it have taken.
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

/** The room of each account, as it is configured. */
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
