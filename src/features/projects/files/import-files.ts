import { wrap } from 'comlink'
import { CODE } from '../../../contract/envelope'
import type { ProjectKind } from '../../../contract/project-calls'
import { newId } from '../../../model/change/ids'
import { callFailure } from '../../../platform/http/call-failure'
import { storeProjectFile, travelsPacked } from '../../../platform/calls/project-calls'
import { workerFailure } from '../../../platform/worker-failure'
import type { FileReading } from './read-file.worker'

export interface ImportReport {
  stored: string[]
  refused: { file: string; reason: string }[]
}

/** Words of the refusals that are found before the server is asked. */
export interface ImportWords {
  notAProject: string
  notJson: (place: { line: number; column: number }) => string
  notStored: string
}

/** Which of the files is worked at, from 1, and the part of it that has been sent. */
export interface ImportProgress {
  file: string
  at: number
  of: number
  sent: number
}

/**
 * Stores project files as new projects of the caller, one after the other, read on a thread of their own. Each gets an id of its own: importing never writes over a
 * project. What is refused says why and where; the other files are stored all the same. Stopped by the signal it answers with what was done by then.
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
