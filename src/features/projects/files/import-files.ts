import { wrap } from 'comlink'
import { CODE } from '../../../contract/envelope'
import type { ProjectKind } from '../../../contract/project/project-calls'
import { newId } from '../../../model/change/ids'
import { callFailure } from '../../../platform/http/call-failure'
import { storeProjectFile, travelsPacked } from '../../../platform/calls/project-calls'
import { workerFailure } from '../../../platform/worker-failure'
import type { FileReading } from './read-file.worker'

export interface ImportReport {
  stored: string[]
  refused: { file: string; reason: string }[]
}

/** Texts of refusals that are found before the upload. */
export interface ImportWords {
  notAProject: string
  notJson: (place: { line: number; column: number }) => string
  notStored: string
}

/** Number of the current file, from 1, and the fraction of it that has been sent. */
export interface ImportProgress {
  file: string
  at: number
  of: number
  sent: number
}

/**
 * Stores project files as new projects of the user, one by one, reading each in a worker. Each gets a new id, so an import never overwrites a
 * project. Refused files are reported with reason and location, and all others are stored. When the signal stops it, returns the files stored so
 * far.
 */
export async function importFiles(
  kind: ProjectKind,
  files: readonly File[],
  caller: { userId: string; userName: string },
  words: ImportWords,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportReport> {
  const report: ImportReport = { stored: [], refused: [] }
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module', name: 'files' })
  const reader = wrap<FileReading>(worker)
  const failed = workerFailure(worker)
  const stopped = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', reject))
  stopped.catch(() => undefined)
  try {
    for (const [place, file] of files.entries()) {
      const progress = { file: file.name, at: place + 1, of: files.length, sent: 0 }
      onProgress(progress)
      try {
        const as = { id: newId(), revision: 0, createdBy: caller.userId, userName: caller.userName }
        const read = await Promise.race([reader.read(file, as, travelsPacked(kind)), failed, stopped])
        if (!read) throw new Error(words.notAProject)
        if ('line' in read) throw new Error(words.notJson(read))
        const { size } = read.written.body
        const saved = await storeProjectFile(
          kind,
          read.written,
          (bytes) => onProgress({ ...progress, sent: Math.min(1, bytes / size) }),
          signal,
        )
        if (saved === CODE.skippedSave) throw new Error(words.notStored)
        report.stored.push(read.projectName)
      } catch (error) {
        if (signal.aborted) break
        report.refused.push({ file: file.name, reason: callFailure(error) })
      }
    }
  } finally {
    worker.terminate()
  }
  return report
}
