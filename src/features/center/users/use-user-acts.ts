import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffStatus } from '../../../contract/account'
import type { CenterUser, ChangedUsers } from '../../../contract/center/users'
import {
  assignLibrary,
  changeRole,
  checkStaff,
  decideOnGuests,
  endSessions,
  remindGuests,
  resetFactors,
  setCad,
  setSharing,
  setStatus,
} from '../../../platform/calls/center-calls'
import { notify } from '../../../platform/notify'
import { confirm } from '../../../ui/feedback/confirm-dialog'

/** What was done last and can be taken back. */
interface LastAct {
  text: string
  undo: () => void
}

type Change = (ids: string[]) => Promise<ChangedUsers>

/** The acts on picked accounts. Each can be taken back but for refusing and closing, which are asked before, and the end of sessions. */
export function useUserActs(picked: readonly CenterUser[], onDone: () => void) {
  const { t } = useTranslation('center')
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<LastAct | null>(null)
  const ids = picked.map(({ userId }) => userId)
  const count = ids.length

  // What failed has been said by the client of the calls.
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

  /** Does it, and remembers how every account was before. */
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
    run(() => decideOnGuests(ids, isApproved), t(isApproved ? 'done.approve' : 'done.refuse', { count }))

  /** Looks staff up one after the other, and says how many are still there, gone, or not to be asked for. */
  const check = async (): Promise<void> => {
    const found: StaffStatus[] = []
    await run(async () => {
      for (const id of ids) found.push(await checkStaff(id))
    })
    for (const [key, some] of Object.entries(sorted(found))) {
      if (some > 0) notify(key === 'notAsked' ? 'info' : 'good', t(`done.${key}`, { count: some }))
    }
  }

  const isSure = (what: 'refuse' | 'close' | 'resetFactor'): Promise<boolean> =>
    confirm({ title: t(`${what}.title`, { count }), text: t(`${what}.text`), confirmLabel: t(`act.${what}`), isDangerous: true })

  return {
    isBusy,
    last,
    giveRole: (role: CenterUser['shareRole']) =>
      change(
        t('done.role', { count, role: t(`role.${role}`) }),
        (user) => user.shareRole,
        (value) => (some) => changeRole(some, value),
        role,
      ),
    assign: (library: string) =>
      change(
        t('done.library', { count, library }),
        ({ libCode, isCad }) => ({ libCode, isCad }),
        ({ libCode, isCad }) =>
          (some) =>
            assignLibrary(some, libCode, isCad),
        { libCode: library, isCad: true },
      ),
    turnCad: (isCad: boolean) =>
      change(
        t(isCad ? 'done.cadOn' : 'done.cadOff'),
        (user) => user.isCad,
        (value) => (some) => setCad(some, value),
        isCad,
      ),
    share: (isShare: boolean) =>
      change(
        t(isShare ? 'done.share' : 'done.unshare', { count }),
        (user) => user.isShare,
        (value) => (some) => setSharing(some, value),
        isShare,
      ),
    async approve(): Promise<void> {
      await decide(true)
    },
    async refuse(): Promise<void> {
      if (await isSure('refuse')) await decide(false)
    },
    async remind(): Promise<void> {
      await run(() => remindGuests(ids), t('done.remind', { count }))
    },
    check,
    async close(): Promise<void> {
      if (await isSure('close')) await run(() => setStatus(ids, 'closed'), t('done.close', { count }))
    },
    async open(): Promise<void> {
      await run(() => setStatus(ids, 'open'), t('done.open', { count }))
    },
    async resetFactor(): Promise<void> {
      if (await isSure('resetFactor')) await run(() => resetFactors(ids), t('done.resetFactor', { count }))
    },
    async endSessions(): Promise<void> {
      await run(() => endSessions(ids), t('done.endSessions', { count }))
    },
  }
}

/** How many of those that were looked up are still in the directory, are gone, or could not be asked for. */
function sorted(found: readonly StaffStatus[]): Record<'stillThere' | 'goneNow' | 'notAsked', number> {
  const notAsked = found.filter(({ isChecked }) => !isChecked).length
  const goneNow = found.filter(({ isGone }) => isGone).length
  return { stillThere: found.length - notAsked - goneNow, goneNow, notAsked }
}
