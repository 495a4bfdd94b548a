import { isCancel } from 'axios'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { Share, ShareList, ShareRight } from '../../contract/project/share'
import { callFailure } from '../../platform/http/call-failure'
import { notifyUndo } from '../../ui/feedback/notify-undo'

/** Returns the shares of a project, and the functions that change them. */
export function useShares(projectId: string) {
  const { t } = useTranslation('share')
  const [list, setList] = useState<ShareList | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((times) => times + 1), [])

  useEffect(() => {
    const abort = new AbortController()
    call(CALLS.share.list, { body: { projectId }, signal: abort.signal }).then(
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

  /** Runs the work and reloads the list. A failure is shown in the dialog. */
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
    /** Creates a link and returns its token; null on failure. An open one needs no account. */
    async makeLink(days: number, isOpen: boolean): Promise<string | null> {
      return (await during(() => call(CALLS.share.share, { body: { projectId, days, isOpen } })))?.token ?? null
    },
    async shareWith(userId: string, right: ShareRight): Promise<boolean> {
      return (await during(() => call(CALLS.share.share, { body: { projectId, userId, right } }))) !== null
    },
    async takeBack({ id, kind, userName }: Share): Promise<void> {
      const done = await during(async () => {
        await call(CALLS.share.revoke, { body: { id } })
        return true
      })
      if (done === null) return
      const text = kind === 'link' ? t('done.linkTakenBack') : t('done.takenBack', { name: userName })
      notifyUndo(text, t('undo'), () => void during(() => call(CALLS.share.restore, { body: { id } })))
    },
    async showToLibrary(isShown: boolean): Promise<void> {
      await during(() => call(CALLS.account.updateProjectShare, { query: { isShare: isShown ? '1' : '0' } }))
    },
  }
}

export type Shares = ReturnType<typeof useShares>
