import { isCancel } from 'axios'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Share, ShareList, ShareRight } from '../../contract/share'
import { callFailure } from '../../platform/http/call-failure'
import { listShares, restoreShare, revokeShare, shareProject, shareWithLibrary } from '../../platform/calls/share-calls'
import { notifyUndo } from '../../ui/feedback/notify-undo'

/** Who has access to a project, and what is done about it. */
export function useShares(projectId: string) {
  const { t } = useTranslation('share')
  const [list, setList] = useState<ShareList | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((times) => times + 1), [])

  useEffect(() => {
    const abort = new AbortController()
    listShares(projectId, abort.signal).then(
      (answer) => {
        setList(answer)
        setError(null)
      },
      (failure: unknown) => {
        if (!isCancel(failure)) setError(callFailure(failure))
      },
    )
    return () => abort.abort()
  }, [projectId, asked])

  /** Does it, and asks for the list anew. A failure is said in the dialog. */
  const during = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    setError(null)
    try {
      const done = await work()
      reload()
      return done
    } catch (failure) {
      setError(callFailure(failure))
      return null
    } finally {
      setBusy(false)
    }
  }

  return {
    list,
    error,
    isBusy,
    reload,
    /** The token of the new link; null where none could be made. */
    async makeLink(days: number): Promise<string | null> {
      return (await during(() => shareProject({ projectId, days })))?.token ?? null
    },
    async shareWith(userId: string, right: ShareRight): Promise<boolean> {
      return (await during(() => shareProject({ projectId, userId, right }))) !== null
    },
    async takeBack({ id, kind, userName }: Share): Promise<void> {
      const done = await during(async () => {
        await revokeShare(id)
        return true
      })
      if (done === null) return
      const text = kind === 'link' ? t('done.linkTakenBack') : t('done.takenBack', { name: userName })
      notifyUndo(text, t('undo'), () => void during(() => restoreShare(id)))
    },
    async showToLibrary(isShown: boolean): Promise<void> {
      await during(() => shareWithLibrary(isShown))
    },
  }
}

export type Shares = ReturnType<typeof useShares>
