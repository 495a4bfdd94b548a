import { CODE } from '../../../contract/envelope'
import type { ProjectKind } from '../../../contract/project-calls'
import { isRecord } from '../../../contract/wire/read-value'
import { parseJson } from '../../../contract/wire/json-text'
import { newId } from '../../../model/ids'
import { storeProjectFile } from '../../../platform/project-calls'

export interface ImportReport {
  stored: string[]
  refused: { file: string; reason: string }[]
}

/** Words of the refusals that are found before the server is asked. */
export interface ImportWords {
  notAProject: string
  notStored: string
}

/**
 * Stores project files as new projects of the caller, one after the other. Each gets an id of its own: importing never writes over a project.
 * What is refused says why and where; the other files are stored all the same.
 */
export async function importFiles(
  kind: ProjectKind,
  files: readonly File[],
  caller: { userId: string; userName: string },
  words: ImportWords,
): Promise<ImportReport> {
  const report: ImportReport = { stored: [], refused: [] }
  for (const file of files) {
    try {
      const read = parseJson(await file.text())
      if (!isRecord(read)) throw new Error(words.notAProject)
      const projectName = nameOf(read, file.name)
      const saved = await storeProjectFile(kind, {
        ...read,
        id: newId(),
        revision: 0,
        projectName,
        createdBy: caller.userId,
        userName: caller.userName,
      })
      if (saved === CODE.skippedSave) throw new Error(words.notStored)
      report.stored.push(projectName)
    } catch (error) {
      report.refused.push({ file: file.name, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return report
}

function nameOf(project: Record<string, unknown>, fileName: string): string {
  const { projectName } = project
  return typeof projectName === 'string' && projectName.trim() !== '' ? projectName : fileName.replace(/\.json$/i, '')
}
