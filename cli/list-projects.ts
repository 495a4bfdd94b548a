import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedProject } from '../src/engine/headless/host'
import { ArgumentError } from './failure'
import { callersPath } from './callers-path'

export interface ListedProjects {
  projects: NamedProject[]
  /** Whether a single file was named, as opposed to a folder that contains one. */
  isSingle: boolean
}

/**
 * Returns the project files of file and folder names, in the order given; a folder is expanded to its `.json` files, sorted by name.
 * An unreadable name stays in the list, so that reading it reports the reason.
 * @throws ArgumentError for a folder without such a file
 */
export async function listProjects(names: readonly string[]): Promise<ListedProjects> {
  const projects: NamedProject[] = []
  let isSingle = names.length === 1
  for (const name of names) {
    const path = callersPath(name)
    if (!(await isFolder(path))) {
      projects.push({ name, source: path })
      continue
    }
    isSingle = false
    const files = (await readdir(path)).filter((file) => file.endsWith('.json')).sort()
    if (files.length === 0) throw new ArgumentError(name, 'a folder with saved projects: files whose names end in .json')
    for (const file of files) projects.push({ name: join(name, file), source: join(path, file) })
  }
  return { projects, isSingle }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}
