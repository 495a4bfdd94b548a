import type { Migration } from 'kysely'
import { accountsAndProjects } from './0001-accounts-and-projects'

/** Forward only, in the order of their names; a published one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-projects': accountsAndProjects,
}
