import { newId } from '../../model/change/ids'
import type { Request } from './http'

/** How far the upload of one file has come; `progress` in per cent. */
export interface UploadRecord {
  id: string
  file: File
  size: number
  progress: number
}

export interface Upload<Answer> {
  record: UploadRecord
  /** The `data` of the answer; rejects as any call does, and with the abort where the upload was cancelled. */
  done: Promise<Answer>
  cancel: () => void
}

/** The parts of a call that an upload decides. */
export type SentFile = Required<Pick<Request, 'file' | 'onSent'>> & { signal: AbortSignal }

/**
 * Sends one file as the body of a call, and tells of every step forward with a new record.
 * @example upload(file, onProgress, (sent) => call(CALLS.feedback.upload, { query: { name: file.name }, ...sent }))
 */
export function upload<Answer>(
  file: File,
  onProgress: (record: UploadRecord) => void,
  send: (sent: SentFile) => Promise<Answer>,
): Upload<Answer> {
  const abort = new AbortController()
  const record: UploadRecord = { id: newId(), file, size: file.size, progress: 0 }
  let reached = 0
  const tell = (progress: number): void => {
    if (progress <= reached) return
    reached = progress
    onProgress({ ...record, progress })
  }
  const done = send({
    file,
    signal: abort.signal,
    // The last per cent is the server's answer: a file that was sent and refused has not been uploaded.
    onSent: (bytes) => tell(file.size === 0 ? 0 : Math.min(99, Math.floor((bytes / file.size) * 100))),
  }).then((data) => {
    tell(100)
    return data
  })
  return { record, done, cancel: () => abort.abort() }
}
