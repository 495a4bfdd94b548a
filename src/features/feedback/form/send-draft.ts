import { CODE } from '../../../contract/envelope'
import type { SendFeedback, SentFeedback } from '../../../contract/feedback'
import { CallError } from '../../../platform/http/call-error'
import { sendFeedback, uploadPicture } from '../../../platform/calls/feedback-calls'

/** Pictures that have reached the server already, by their ids in the draft: a second try sends only what is missing. */
export type Uploaded = Map<string, string>

interface Sending {
  written: Omit<SendFeedback, 'pictureIds'>
  pictures: readonly { id: string; file: File }[]
  uploaded: Uploaded
  signal: AbortSignal
  /** How far one picture has come, in per cent. */
  onProgress: (id: string, percent: number) => void
}

/**
 * Sends the pictures and then what was written. Rejects with the call that failed, or with the abort. What was sent twice, because an answer
 * got lost, is stored once.
 */
export async function sendDraft(sending: Sending): Promise<SentFeedback> {
  try {
    return await sendOnce(sending)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== CODE.pictureGone) throw error
    // The server keeps a picture that waits for a day only.
    sending.uploaded.clear()
    return sendOnce(sending)
  }
}

async function sendOnce({ written, pictures, uploaded, signal, onProgress }: Sending): Promise<SentFeedback> {
  const pictureIds: string[] = []
  for (const { id, file } of pictures) {
    const pictureId = uploaded.get(id) ?? (await uploadedPicture(file, signal, (percent) => onProgress(id, percent)))
    uploaded.set(id, pictureId)
    onProgress(id, 100)
    pictureIds.push(pictureId)
  }
  return sendFeedback({ ...written, pictureIds }, signal)
}

async function uploadedPicture(file: File, signal: AbortSignal, onProgress: (percent: number) => void): Promise<string> {
  signal.throwIfAborted()
  const { done, cancel } = uploadPicture(file, ({ progress }) => onProgress(progress))
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return (await done).pictureId
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
