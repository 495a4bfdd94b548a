import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Notices } from '../database/notices'
import type { Within } from '../database/within'
import type { VersionRepository } from './repository'

const TOPIC = 'front-end-version'

export interface FrontEndVersion {
  /** ISO 8601. */
  timestamp(): string
  /** Announces a new version to every process and through them to every page; returns its timestamp. */
  announce(accountId: string, noted: (timestamp: string, within: Within) => Promise<void>): Promise<string>
  close(): void
}

/**
 * Creates the version that a page compares itself with: the moment of the build in the folder, or of a later announcement. Without a build
 * it is the start of the server. `report` receives failures to query the database.
 */
export async function createFrontEndVersion(
  appFolder: string,
  versions: VersionRepository,
  notices: Notices,
  report: (error: unknown) => void,
): Promise<FrontEndVersion> {
  const built = statSync(join(appFolder, 'index.html'), { throwIfNoEntry: false })?.mtime ?? new Date()
  let announced = await versions.last()
  const reload = async (): Promise<void> => {
    announced = await versions.last()
  }
  const again = (): void => void reload().catch(report)
  const stopListening = notices.listen(TOPIC, { told: again, missed: again })
  const timestamp = (): string => (announced && announced > built ? announced : built).toISOString()
  return {
    timestamp,
    async announce(accountId, noted) {
      const at = new Date()
      await versions.announce(at, accountId, (within) => noted(at.toISOString(), within))
      announced = at
      await notices.tell(TOPIC, at.toISOString())
      return timestamp()
    },
    close: stopListening,
  }
}
