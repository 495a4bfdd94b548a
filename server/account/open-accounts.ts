import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import { addAudit } from '../audit/audit'
import { auditRepository } from '../audit/repository'
import { brandWordsOf, type Config } from '../config'
import type { Database } from '../database/open-database'
import { addJob } from '../jobs'
import { addMailer, type Mailer } from '../mail/mailer'
import { mailRepository } from '../mail/repository'
import { addMailRoutes } from '../mail/routes'
import type { TypedApp } from '../typed-app'
import type { Account } from './account'
import { openDirectory } from './directory/directory'
import { directorySettings } from './directory/settings'
import { createApproval } from './guest/approval'
import { codeRepository } from './guest/code-repository'
import { createJoining } from './guest/joining'
import { addGuestRoutes } from './guest/routes'
import { createCodes } from './guest/verification-codes'
import { createLoginKeys } from './password/login-key'
import { loginKeyRepository } from './password/login-key-repository'
import { accountRepository } from './repository'
import { addSessionRoutes } from './session-routes'
import type { Sessions } from './sessions'
import { createSignIn } from './sign-in/sign-in'
import { addSignInRoutes } from './sign-in/routes'
import { createStaffCheck } from './staff-check'

const HOUR_MS = 3_600_000

/** Puts sign-in, sessions, guests, mail and the audit log together, and gives the mailer. Throws where the environment's directory settings are wrong. */
export function addAccounts(app: TypedApp, config: Config, { tables }: Database, sessions: Sessions, demo: Account | null): Mailer {
  const accounts = accountRepository(tables)
  const attempts = attemptRepository(tables)
  const codeRows = codeRepository(tables)
  const limits = createLimits(attempts)
  const keys = createLoginKeys(loginKeyRepository(tables))
  const brandWords = brandWordsOf(config)
  const settings = directorySettings(config)
  const directory = settings && openDirectory(settings, (failure) => app.log.error(failure, 'staff directory'))
  const mailer = addMailer(app, mailRepository(tables), { url: config.SMTP_URL, from: config.MAIL_FROM })
  const approval = createApproval({
    accounts,
    sessions,
    mailer,
    guestDays: config.BRANCHLINE_GUEST_DAYS,
    reminderDays: config.BRANCHLINE_REMINDER_DAYS,
  })
  addAudit(app, auditRepository(tables))
  addSignInRoutes(app, {
    signIn: createSignIn({ accounts, keys, limits, directory }),
    sessions,
    keys,
    demo,
    isDirectoryOffered: directory !== null,
    brandWords,
  })
  addSessionRoutes(app, { accounts, sessions, staffCheck: createStaffCheck(accounts, sessions, directory), brandWords })
  const joining = createJoining({ accounts, sessions, keys, codes: createCodes(codeRows), limits, mailer, brandWords })
  addGuestRoutes(app, { accounts, joining, approval, limits })
  addMailRoutes(app, mailer)
  addJob(app, 'reminders', HOUR_MS, () => approval.remindDue())
  addJob(app, 'forgetting', HOUR_MS, async () => {
    await attempts.forgetEnded()
    await codeRows.forgetEnded()
  })
  return mailer
}
