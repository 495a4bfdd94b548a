import type { ProjectKind, ProjectListItem } from '../../../contract/project/project-calls'
import { holdsSystems } from '../../../platform/areas'
import { downloadFile, downloadFrom, safeFileName } from '../../../platform/files/files'
import { fetchProjectFile, projectFileAddress } from '../../../platform/calls/project-calls'
import { zipFile } from '../../../platform/files/zip-file'

/** Downloads projects as files that can be imported again: a single one as it is, several in a zip. */
export async function exportFiles(kind: ProjectKind, projects: readonly ProjectListItem[]): Promise<void> {
  const [only] = projects
  // Only files with outdoor systems have an address from which the browser downloads directly.
  if (only && projects.length === 1 && holdsSystems(kind)) {
    downloadFrom(`${safeFileName(only.projectName, only.id)}.json`, await projectFileAddress(only.id))
    return
  }
  const files: { name: string; content: Blob }[] = []
  const taken = new Set<string>()
  for (const { id, projectName } of projects) {
    const project = await fetchProjectFile(kind, id)
    files.push({
      name: freeName(safeFileName(projectName, id), taken),
      content: new Blob([JSON.stringify(project)], { type: 'application/json' }),
    })
  }
  const [first] = files
  if (!first) return
  if (files.length === 1) downloadFile(first.name, first.content)
  else downloadFile(`${files.length} ${kind}.zip`, await zipFile(files))
}

function freeName(name: string, taken: Set<string>): string {
  let free = `${name}.json`
  for (let count = 2; taken.has(free); count += 1) free = `${name} (${count}).json`
  taken.add(free)
  return free
}
