import fastifyPlugin from 'fastify-plugin'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import { closedByServer } from '../audit/audit'
import { userRepository } from '../access/user-repository'
import { brandWordsOf, houseWordsOf, type Config } from '../config'
import { addJob } from '../jobs'
import { addPurge } from '../purge/purge'
import { openDirectory } from './directory/directory'
import { directorySettings } from './directory/settings'
import { createApproval } from './guest/approval'
import { codeRepository } from './guest/code-repository'
import { guestRepository } from './guest/guest-repository'
import { createJoining } from './guest/joining'
import { addGuestRoutes } from './guest/routes'
import { createCodes } from './guest/verification-codes'
import { createSecondFactor } from './factor/second-factor'
import { halfSignInRepository } from './factor/half-sign-in-repository'
import { factorRepository } from './factor/factor-repository'
import { addFactorRoutes } from './factor/routes'
import { createSealing } from './factor/sealing'
import { namedKey, sealingKeyRepository } from './factor/sealing-key-repository'
import { createOwnPassword } from './password/own-password'
import { addPasswordRoutes } from './password/routes'
import { createLoginKeys } from './password/login-key'
import { loginKeyRepository } from './password/login-key-repository'
import { passwordRepository } from './password/password-repository'
import { endDemo, prepareAccounts, type FirstAccounts } from './first-accounts'
import { createHashing, type Hashing } from './password/password'
import { accountRepository } from '../access/account-repository'
import { sessionRepository } from '../access/session-repository'
import { addSessionRoutes } from './session-routes'
import { deviceRepository } from './sign-in/device-repository'
import { createKnownDevices } from './sign-in/known-devices'
import { createSignIn } from './sign-in/sign-in'
import { addSignInRoutes } from './sign-in/routes'
import { closeGone, createStaffCheck } from './staff-check'

const HOUR_MS = 3_600_000

declare module 'fastify' {
  interface FastifyInstance {
    hashing: Hashing
    /** Accounts that the start of the server has created, with a notice for its operator. */
    firstAccounts: FirstAccounts
  }
}

/** Plugin of signing in, own passwords and second factors, and guests. Refuses to start with wrong settings of the staff directory. */
export const account = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const hashing = createHashing(config.BRANCHLINE_PASSWORD_COST)
    app.decorate('hashing', hashing)
    app.decorate('firstAccounts', await firstAccountsOf(app, config, hashing))
    addAccounts(app, config)
  },
  { name: 'account', dependencies: ['access', 'audit', 'mail'] },
)

function firstAccountsOf({ database, sessions }: FastifyInstance, config: Config, hashing: Hashing): Promise<FirstAccounts> {
  const accounts = accountRepository(database.tables)
  return database.alone(async () => {
    const first = await prepareAccounts(config, accounts, hashing)
    if (!first.demo) await endDemo(accounts, sessions)
    return first
  })
}

function addAccounts(app: FastifyInstance, config: Config): void {
  const { database, sessions, sessionNotices: notices, mailer, hashing } = app
  const { tables } = database
  const { demo } = app.firstAccounts
  const accounts = accountRepository(tables)
  const attempts = attemptRepository(tables)
  const codeRows = codeRepository(tables)
  const limits = createLimits(attempts)
  const keyRows = loginKeyRepository(tables)
  const sealingKeys = sealingKeyRepository(tables)
  const keys = createLoginKeys(keyRows, namedKey(sealingKeys, 'sign-in challenges'))
  const storedSessions = sessionRepository(tables)
  const devices = createKnownDevices(deviceRepository(tables))
  const halfSignIns = halfSignInRepository(tables)
  const factor = createSecondFactor(factorRepository(tables), createSealing(sealingKeys, 'second factor'))
  const brandWords = brandWordsOf(config)
  const houseWords = houseWordsOf(config)
  const settings = directorySettings(config)
  const report = (problem: object): void => app.log.error(problem, 'staff directory')
  const directory = settings && openDirectory(settings, report)
  const guests = guestRepository(tables)
  const passwords = passwordRepository(tables)
  const users = userRepository(tables)
  const approval = createApproval({
    users,
    guests,
    sessions,
    notices,
    mailer,
    houseWords,
    guestDays: config.BRANCHLINE_GUEST_DAYS,
    reminderDays: config.BRANCHLINE_REMINDER_DAYS,
  })
  addSignInRoutes(app, {
    signIn: createSignIn({ accounts, passwords, hashing, keys, devices, limits, directory }),
    sessions,
    keys,
    factor,
    halfSignIns,
    devices,
    demo,
    isDirectoryOffered: directory !== null,
    brandWords,
    houseWords,
  })
  const ownPassword = createOwnPassword({ accounts, passwords, sessions, keys, hashing, limits })
  addPasswordRoutes(app, ownPassword)
  addFactorRoutes(app, { factor, ownPassword, limits, notices })
  const staffCheck = createStaffCheck(accounts, sessions, directory, report, closedByServer(app))
  addSessionRoutes(app, {
    accounts,
    sessions,
    staffCheck,
    async shareOf(callerId, userId, isShared, noted) {
      await users.change(callerId, [userId], { to: { shares_projects: isShared }, noted })
      await notices.accountChanged(userId)
    },
    brandWords,
    isDemoOffered: demo !== null,
  })
  const codes = createCodes(codeRows)
  const joining = createJoining({ accounts, guests, passwords, sessions, keys, hashing, codes, limits, mailer, brandWords, houseWords })
  addGuestRoutes(app, { accounts, joining, approval, limits })
  if (directory && settings.searcher)
    addJob(app, 'staff who have left', HOUR_MS, async (isClosing) =>
      closeGone(await accounts.staffSignedIn(), directory, staffCheck, isClosing),
    )
  addJob(app, 'reminders', HOUR_MS, (isClosing) => approval.remindDue(isClosing))
  addPurge(app, tables, 'forgetting', HOUR_MS, async () => {
    await storedSessions.forgetEnded()
    await attempts.forgetEnded()
    await codeRows.forgetEnded()
    await keyRows.forgetChallenges()
    await halfSignIns.forgetEnded()
    await devices.forgetOld()
  })
}
