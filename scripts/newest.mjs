import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Latest change, in ms, of any file below the given files and folders; 0 where none exists. */
export function newestChange(paths) {
  let newest = 0
  for (const path of paths) {
    let stat
    try {
      stat = statSync(path)
    } catch {
      continue
    }
    newest = Math.max(newest, stat.isDirectory() ? newestChange(readdirSync(path).map((name) => join(path, name))) : stat.mtimeMs)
  }
  return newest
}
