import { type VersionFile } from '../../contract/account'
import { ACCOUNT_PATH } from '../../contract/account-paths'
import { DEVICE_PATH } from '../../contract/device'
import { withinPatience } from './within-patience'

const PATIENCE_MS = 8000

/** The version that is deployed now. Rejects where the file cannot be fetched or read. */
export function fetchDeployedVersion(now = Date.now()): Promise<string> {
  return withinPatience(PATIENCE_MS, async (signal) => {
    const response = await fetch(`./version.json?t=${now}`, { cache: 'no-store', signal })
    if (!response.ok) throw new Error(`version.json answered HTTP ${response.status}`)
    const file = (await response.json()) as Partial<VersionFile>
    if (typeof file.timestamp !== 'string' || file.timestamp === '') throw new Error('version.json has no timestamp')
    return file.timestamp
  })
}

const EXCLUDED: readonly string[] = [ACCOUNT_PATH.logout, DEVICE_PATH.makeFrontEndVersion]

/** Signing out must not be held up, and whoever announces a version need not be told of it. */
export function isExcludedFromVersionCheck(path: string): boolean {
  return EXCLUDED.includes(path.split('?')[0] ?? '')
}
