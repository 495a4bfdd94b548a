import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { CODE } from '../../../contract/envelope'
import type { SendFeedback, SentFeedback } from '../../../contract/feedback'
import { CallError } from '../../../platform/http/call-error'
import { upload } from '../../../platform/http/upload'

/** Uploaded images by their ids in the draft, so that a second try sends only the missing ones. */
export type Uploaded = Map<string, string>

interface Sending {
  written: Omit<SendFeedback, 'pictureIds'>
  pictures: readonly { id: string; file: File }[]
  uploaded: Uploaded
  signal: AbortSignal
  /** Called with the progress of one image, in per cent. */
  onProgress: (id: string, percent: number) => void
}

/**
 * Sends the images and then the text. Rejects with the failed call's error, or with the abort. A repeated send after a lost answer is stored once.
 */
export async function sendDraft(sending: Sending): Promise<SentFeedback> {
  try {
    return await sendOnce(sending)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== CODE.pictureGone) throw error
    // The server keeps unattached images for a day only.
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
  return call(CALLS.feedback.send, { body: { ...written, pictureIds }, signal })
}

async function uploadedPicture(file: File, signal: AbortSignal, onProgress: (percent: number) => void): Promise<string> {
  signal.throwIfAborted()
  const { done, cancel } = upload(
    file,
    ({ progress }) => onProgress(progress),
    (sent) => call(CALLS.feedback.upload, { query: { name: file.name }, ...sent }),
  )
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return (await done).pictureId
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
