import { CALLS } from '../../contract/calls'
import { type VersionFile } from '../../contract/account'
import { withinPatience } from './within-patience'

const PATIENCE_MS = 8000

/** Fetches the version that is deployed now. Rejects where the file cannot be fetched or read. */
export function fetchDeployedVersion(now = Date.now()): Promise<string> {
  return withinPatience(PATIENCE_MS, async (signal) => {
    const response = await fetch(`./version.json?t=${now}`, { cache: 'no-store', signal })
    if (!response.ok) throw new Error(`version.json answered HTTP ${response.status}`)
    const file = (await response.json()) as Partial<VersionFile>
    if (typeof file.timestamp !== 'string' || file.timestamp === '') throw new Error('version.json has no timestamp')
    return file.timestamp
  })
}

const EXCLUDED: readonly string[] = [CALLS.account.logout.path, CALLS.operation.makeFrontEndVersion.path]

/** Tells whether a call is sent without the version check: signing out must not be blocked, and the call that announces a version needs no check. */
export function isExcludedFromVersionCheck(path: string): boolean {
  return EXCLUDED.includes(path.split('?')[0] ?? '')
}
