import { newId } from '../../model/change/ids'
import type { Request } from './http'

/** Progress of the upload of one file; `progress` in per cent. */
export interface UploadRecord {
  id: string
  file: File
  size: number
  progress: number
}

export interface Upload<Answer> {
  record: UploadRecord
  /** Resolves with the `data` of the answer. Rejects as any call does, and with the abort where the upload was cancelled. */
  done: Promise<Answer>
  cancel: () => void
}

/** The parts of a call that an upload sets. */
export type SentFile = Required<Pick<Request, 'file' | 'onSent'>> & { signal: AbortSignal }

/**
 * Sends one file as the body of a call, and reports progress with a new record each time.
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
    // The last per cent is reserved for the server's answer: a file that was sent and refused is not uploaded.
    onSent: (bytes) => tell(file.size === 0 ? 0 : Math.min(99, Math.floor((bytes / file.size) * 100))),
  }).then((data) => {
    tell(100)
    return data
  })
  return { record, done, cancel: () => abort.abort() }
}
