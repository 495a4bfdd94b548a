import { newId } from '../../model/change/ids'
import { call } from './http'

/** How far the upload of one file has come; `progress` in per cent. */
export interface UploadRecord {
  id: string
  file: File
  size: number
  progress: number
}

export interface Upload<T> {
  record: UploadRecord
  /** The `data` of the answer; rejects as any call does, and with the abort where the upload was cancelled. */
  done: Promise<T>
  cancel: () => void
}

/** Sends one file as the body of a call, and tells of every step forward with a new record. */
export function upload<T>(path: string, file: File, onProgress: (record: UploadRecord) => void, isSilent = false): Upload<T> {
  const abort = new AbortController()
  const record: UploadRecord = { id: newId(), file, size: file.size, progress: 0 }
  let reached = 0
  const tell = (progress: number): void => {
    if (progress <= reached) return
    reached = progress
    onProgress({ ...record, progress })
  }
  const done = call<T>({
    path,
    file,
    isSilent,
    signal: abort.signal,
    // The last per cent is the server's answer: a file that was sent and refused has not been uploaded.
    onSent: (bytes) => tell(file.size === 0 ? 0 : Math.min(99, Math.floor((bytes / file.size) * 100))),
  }).then((data) => {
    tell(100)
    return data
  })
  return { record, done, cancel: () => abort.abort() }
}
