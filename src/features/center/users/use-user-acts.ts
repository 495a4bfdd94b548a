import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { StaffStatus } from '../../../contract/account/account'
import type { CenterUser, ChangedUsers } from '../../../contract/center/users'
import { notify } from '../../../platform/notify'
import { confirm } from '../../../ui/feedback/confirm-dialog'

/** The last act that can be undone. */
interface LastAct {
  text: string
  undo: () => void
}

type Change = (ids: string[]) => Promise<ChangedUsers>

/** Returns the acts on picked accounts. Each can be undone except refusing and closing, which ask for confirmation, and the end of sessions. */
export function useUserActs(picked: readonly CenterUser[], onDone: () => void) {
  const { t } = useTranslation('center')
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<LastAct | null>(null)
  const ids = picked.map(({ userId }) => userId)
  const count = ids.length

  // The client of the calls has reported a failure already.
  const run = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    try {
      await act()
      if (done) notify('good', done)
      return true
    } catch {
      return false
    } finally {
      setBusy(false)
      onDone()
    }
  }

  /** Runs a change, and remembers the former value of every account for undo. */
  const change = async <V>(text: string, before: (user: CenterUser) => V, set: (value: V) => Change, to: V): Promise<void> => {
    const groups = new Map<string, { value: V; some: string[] }>()
    for (const user of picked) {
      const value = before(user)
      const key = JSON.stringify(value)
      groups.set(key, { value, some: [...(groups.get(key)?.some ?? []), user.userId] })
    }
    if (!(await run(() => set(to)(ids)))) return
    const undo = async (): Promise<void> => {
      setLast(null)
      await run(async () => {
        for (const { value, some } of groups.values()) await set(value)(some)
      })
    }
    setLast({ text, undo: () => void undo() })
  }

  const decide = (isApproved: boolean): Promise<boolean> =>
    run(
      () => call(CALLS.guest.approveGuest, { body: { userIds: ids, isApproved }, isSilent: false }),
      t(isApproved ? 'done.approve' : 'done.refuse', { count }),
    )

  /** Looks staff up one by one, and reports how many are still there, gone, or could not be checked. */
  const check = async (): Promise<void> => {
    const found: StaffStatus[] = []
    await run(async () => {
      for (const id of ids) found.push(await call(CALLS.account.staffStatus, { body: { userId: id }, isSilent: false }))
    })
    for (const [key, some] of Object.entries(sorted(found))) {
      if (some > 0) notify(key === 'notAsked' ? 'info' : 'good', t(`done.${key}`, { count: some }))
    }
  }

  const setStatus = (status: 'open' | 'closed') => call(CALLS.center.setStatus, { body: { userIds: ids, status }, isSilent: false })

  const isSure = (what: 'refuse' | 'close' | 'resetFactor'): Promise<boolean> =>
    confirm({ title: t(`${what}.title`, { count }), text: t(`${what}.text`), confirmLabel: t(`act.${what}`), isDangerous: true })

  return {
    isBusy,
    last,
    giveRole: (role: CenterUser['shareRole']) =>
      change(
        t('done.role', { count, role: t(`role.${role}`) }),
        (user) => user.shareRole,
        (shareRole) => (userIds) => call(CALLS.center.changeRole, { body: { userIds, shareRole }, isSilent: false }),
        role,
      ),
    assign: (library: string) =>
      change(
        t('done.library', { count, library }),
        ({ libCode, isCad }) => ({ libCode, isCad }),
        ({ libCode, isCad }) =>
          (userIds) =>
            call(CALLS.center.assignLibrary, { body: { userIds, libCode, isCad }, isSilent: false }),
        { libCode: library, isCad: true },
      ),
    turnCad: (isCad: boolean) =>
      change(
        t(isCad ? 'done.cadOn' : 'done.cadOff'),
        (user) => user.isCad,
        (value) => (userIds) => call(CALLS.center.setCad, { body: { userIds, isCad: value }, isSilent: false }),
        isCad,
      ),
    share: (isShare: boolean) =>
      change(
        t(isShare ? 'done.share' : 'done.unshare', { count }),
        (user) => user.isShare,
        (value) => (userIds) => call(CALLS.center.setSharing, { body: { userIds, isShare: value }, isSilent: false }),
        isShare,
      ),
    async approve(): Promise<void> {
      await decide(true)
    },
    async refuse(): Promise<void> {
      if (await isSure('refuse')) await decide(false)
    },
    async remind(): Promise<void> {
      await run(() => call(CALLS.guest.sendReminder, { body: { userIds: ids }, isSilent: false }), t('done.remind', { count }))
    },
    check,
    async close(): Promise<void> {
      if (await isSure('close')) await run(() => setStatus('closed'), t('done.close', { count }))
    },
    async open(): Promise<void> {
      await run(() => setStatus('open'), t('done.open', { count }))
    },
    async resetFactor(): Promise<void> {
      if (await isSure('resetFactor'))
        await run(() => call(CALLS.center.resetFactor, { body: { userIds: ids }, isSilent: false }), t('done.resetFactor', { count }))
    },
    async endSessions(): Promise<void> {
      await run(() => call(CALLS.center.endSessions, { body: { userIds: ids }, isSilent: false }), t('done.endSessions', { count }))
    },
  }
}

/** Counts the accounts that are still in the directory, are gone, or could not be checked. */
function sorted(found: readonly StaffStatus[]): Record<'stillThere' | 'goneNow' | 'notAsked', number> {
  const notAsked = found.filter(({ isChecked }) => !isChecked).length
  const goneNow = found.filter(({ isGone }) => isGone).length
  return { stillThere: found.length - notAsked - goneNow, goneNow, notAsked }
}
