import type { VersionFile } from '../contract/account'

const TIMEOUT_MS = 8000

/** The version that is deployed now. Rejects where the file cannot be fetched or read. */
export async function fetchDeployedVersion(now = Date.now()): Promise<string> {
  const response = await fetch(`./version.json?t=${now}`, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`version.json answered HTTP ${response.status}`)
  const file = (await response.json()) as Partial<VersionFile>
  if (typeof file.timestamp !== 'string' || file.timestamp === '') throw new Error('version.json has no timestamp')
  return file.timestamp
}
