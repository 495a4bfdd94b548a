import { isCancel } from 'axios'
import { useEffect, useRef, useState } from 'react'
import type { SendFeedback, SentFeedback } from '../../../contract/feedback'
import { CallError } from '../../../platform/http/call-error'
import { callFailure } from '../../../platform/http/call-failure'
import { sendDraft, type Uploaded } from './send-draft'

/** Result of the last attempt to send. */
export type Failure = 'offline' | { reason: string } | null

export interface Sending {
  isSending: boolean
  /** Progress of each image, in per cent. */
  progress: ReadonlyMap<string, number>
  failure: Failure
  send: (written: Omit<SendFeedback, 'pictureIds'>, pictures: readonly { id: string; file: File }[]) => Promise<SentFeedback | null>
  cancel: () => void
}

/** Sends a draft with progress, cancelling and failures. Leaving the page cancels it. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map())
  const [failure, setFailure] = useState<Failure>(null)
  const abort = useRef<AbortController | null>(null)
  const uploaded = useRef<Uploaded>(new Map())
  useEffect(() => () => abort.current?.abort(), [])

  return {
    isSending,
    progress,
    failure,
    cancel: () => abort.current?.abort(),
    async send(written, pictures) {
      const { signal } = (abort.current = new AbortController())
      setSending(true)
      setFailure(null)
      const onProgress = (id: string, percent: number): void => setProgress((before) => new Map(before).set(id, percent))
      try {
        const sent = await sendDraft({ written, pictures, uploaded: uploaded.current, signal, onProgress })
        uploaded.current.clear()
        return sent
      } catch (error) {
        if (!isCancel(error) && !signal.aborted)
          setFailure(error instanceof CallError && error.isOffline ? 'offline' : { reason: callFailure(error) })
        return null
      } finally {
        setSending(false)
        setProgress(new Map())
      }
    },
  }
}
