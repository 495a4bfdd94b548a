import { parseArgs } from 'node:util'
import { SHARE_ROLE, type Role } from '../../src/contract/account/account'
import { openingOf, readConfig } from '../config'
import { openDatabase } from '../database/open-database'
import { FIRST_LIBRARY } from '../access/account'
import { addAccount } from './first-accounts'
import { createHashing, generatePassword } from './password/password'
import { accountRepository } from '../access/account-repository'

const ROLES = Object.keys(SHARE_ROLE) as Role[]
const USAGE = `Usage: account add LOGIN [--name NAME] [--role ${ROLES.join('|')}]
Adds an account to the data folder (BRANCHLINE_DATA) and prints its password, which is changed at the first sign-in. LOGIN is an e-mail address or a
phone number.`

/** Runs `account add LOGIN`, for the operator, while the server is stopped. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' }, role: { type: 'string' } } })
  const words = positionals[0] === 'account' ? positionals.slice(1) : positionals
  const [command, login] = words
  const role = ROLES.find((known) => known === (values.role ?? 'levelTwo'))
  if (command !== 'add' || !login || words.length > 2 || !role) throw new Error(USAGE)
  const config = readConfig(process.env)
  const database = await openDatabase(config.BRANCHLINE_DATA, openingOf(config))
  try {
    const password = generatePassword()
    const account = await addAccount(
      accountRepository(database.tables),
      createHashing(config.BRANCHLINE_PASSWORD_COST),
      { login, name: values.name ?? login, role, cadLibraries: FIRST_LIBRARY, mustChangePassword: true },
      password,
    )
    if (!account) throw new Error(`There is already an account ${login}.`)
    console.log(password)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
