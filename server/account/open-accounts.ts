import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import { addAudit } from '../audit/audit'
import { auditRepository } from '../audit/repository'
import { userRepository } from '../center/user-repository'
import { brandWordsOf, mailServerOf, type Config } from '../config'
import type { Database } from '../database/open-database'
import { addJob } from '../jobs'
import { addMailer, type Mailer } from '../mail/mailer'
import { mailRepository } from '../mail/repository'
import { addMailRoutes } from '../mail/routes'
import type { Watchers } from '../sockets/watchers'
import type { TypedApp } from '../typed-app'
import type { Account } from './account'
import { openDirectory } from './directory/directory'
import { directorySettings } from './directory/settings'
import { createApproval } from './guest/approval'
import { codeRepository } from './guest/code-repository'
import { guestRepository } from './guest/guest-repository'
import { createJoining } from './guest/joining'
import { addGuestRoutes } from './guest/routes'
import { createCodes } from './guest/verification-codes'
import { createLoginKeys } from './password/login-key'
import { loginKeyRepository } from './password/login-key-repository'
import { passwordRepository } from './password/password-repository'
import { accountRepository } from './repository'
import { addSessionRoutes } from './session-routes'
import type { Sessions } from './sessions'
import { createSignIn } from './sign-in/sign-in'
import { addSignInRoutes } from './sign-in/routes'
import { closeGone, createStaffCheck } from './staff-check'

const HOUR_MS = 3_600_000

/** Puts sign-in, sessions, guests, mail and the audit log together, and gives the mailer. Throws where the environment's directory settings are wrong. */
export function addAccounts(
  app: TypedApp,
  config: Config,
  { tables }: Database,
  sessions: Sessions,
  watchers: Pick<Watchers, 'accountChanged'>,
  demo: Account | null,
): Mailer {
  const accounts = accountRepository(tables)
  const attempts = attemptRepository(tables)
  const codeRows = codeRepository(tables)
  const limits = createLimits(attempts)
  const keys = createLoginKeys(loginKeyRepository(tables))
  const brandWords = brandWordsOf(config)
  const settings = directorySettings(config)
  const report = (problem: object): void => app.log.error(problem, 'staff directory')
  const directory = settings && openDirectory(settings, report)
  const mailer = addMailer(app, mailRepository(tables), mailServerOf(config))
  const guests = guestRepository(tables)
  const passwords = passwordRepository(tables)
  const users = userRepository(tables)
  const approval = createApproval({
    users,
    guests,
    sessions,
    watchers,
    mailer,
    guestDays: config.BRANCHLINE_GUEST_DAYS,
    reminderDays: config.BRANCHLINE_REMINDER_DAYS,
  })
  addAudit(app, auditRepository(tables))
  addSignInRoutes(app, {
    signIn: createSignIn({ accounts, passwords, keys, limits, directory }),
    sessions,
    keys,
    demo,
    isDirectoryOffered: directory !== null,
    brandWords,
  })
  const staffCheck = createStaffCheck(accounts, sessions, directory, report)
  addSessionRoutes(app, {
    accounts,
    sessions,
    staffCheck,
    async shareOf(callerId, userId, isShared, noted) {
      await users.change(callerId, [userId], { to: { shares_projects: isShared }, noted })
      await watchers.accountChanged(userId)
    },
    brandWords,
    isDemoOffered: demo !== null,
  })
  const joining = createJoining({ accounts, guests, passwords, sessions, keys, codes: createCodes(codeRows), limits, mailer, brandWords })
  addGuestRoutes(app, { accounts, joining, approval, limits })
  addMailRoutes(app, mailer)
  if (directory && settings.searcher)
    addJob(app, 'staff who have left', HOUR_MS, async (isClosing) =>
      closeGone(await accounts.staffSignedIn(), directory, staffCheck, isClosing),
    )
  addJob(app, 'reminders', HOUR_MS, (isClosing) => approval.remindDue(isClosing))
  addJob(app, 'forgetting', HOUR_MS, async () => {
    await attempts.forgetEnded()
    await codeRows.forgetEnded()
    await mailer.forget()
  })
  return mailer
}
