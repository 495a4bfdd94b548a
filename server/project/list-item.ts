import type { ProjectKind, ProjectListItem, ProjectRight } from '../../src/contract/project/project-calls'
import type { ShareRight } from '../../src/contract/project/share'
import { bidItem, type BidColumns } from './bid-columns'
import type { Reader } from './reading/reader'

/** The owner of a project, and whether accounts that see all of the library see it. */
export interface Ownership {
  id: string
  kind: ProjectKind
  owner_id: string
  owner_library: string
  owner_shares: boolean
}

/** Returns the reader's right to a visible project. The right through the library precedes a share by name. */
export function rightOf({ account, seesAll }: Reader, of: Ownership, granted: ReadonlyMap<string, ShareRight>): ProjectRight {
  if (of.owner_id === account.id) return 'own'
  if (seesAll.includes(of.kind) && of.owner_library === account.library && of.owner_shares) return 'library'
  return granted.get(of.id) ?? 'view'
}

export interface ListRow extends Ownership, BidColumns {
  name: string
  number: string
  type: string
  country: string
  city: string
  owner_name: string
  system_count: number
  revision: number
  created_at: Date
  updated_at: Date
}

export const listItem = (row: ListRow, right: ProjectRight): ProjectListItem => ({
  id: row.id,
  projectName: row.name,
  projectNo: row.number,
  projectType: row.type,
  country: row.country,
  city: row.city,
  createdBy: row.owner_id,
  userName: row.owner_name,
  right,
  systemCount: row.system_count,
  ...bidItem(row),
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
