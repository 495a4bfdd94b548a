import { Client, DN, InvalidCredentialsError, NoSuchObjectError, type Entry } from 'ldapts'
import type { Role } from '../../../src/contract/account'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'
import { ACCOUNT_MARK, filterFor, type DirectorySettings } from './settings'

/** Somebody the directory knows. */
export interface Staff {
  login: string
  name: string
  email: string
  /** What the directory's groups say; null where it does not decide roles. */
  role: Role | null
  /** The role of somebody who comes for the first time. */
  firstRole: Role
}

export interface Directory {
  /** Who it is, or null where name or password is wrong. Refuses where the directory cannot be asked. */
  signIn(account: string, password: string): Promise<Staff | null>
  /** Whether the directory still has an account; null where nobody may search it. */
  has(account: string): Promise<boolean | null>
}

const HIGHEST_FIRST: readonly Role[] = ['superAdmin', 'subAdmin', 'levelOne', 'levelTwo', 'guest']

/** The staff directory over LDAP. `report` hears why it could not be asked; never of names or passwords. */
export function openDirectory(settings: DirectorySettings, report: (failure: object) => void): Directory {
  const { attributes } = settings

  const asked = async <T>(ask: (client: Client) => Promise<T>): Promise<T> => {
    const tls = settings.ca ? { ca: settings.ca } : {}
    const client = new Client({
      url: settings.url,
      timeout: settings.timeoutMs,
      connectTimeout: settings.timeoutMs,
      ...(settings.url.startsWith('ldaps:') ? { tlsOptions: tls } : {}),
    })
    try {
      if (settings.startTls) await client.startTLS({ ...tls, host: new URL(settings.url).hostname })
      return await ask(client)
    } catch (error) {
      if (error instanceof Refusal) throw error
      report({ reason: reasonOf(error) })
      throw new Refusal(CODE.directoryDown, 'The staff directory does not answer. Try again in a few minutes.')
    } finally {
      // A directory that is gone takes no goodbye.
      await client.unbind().catch(() => undefined)
    }
  }

  const wanted = [attributes.account, attributes.name, attributes.mail, attributes.group]

  /** The one entry of an account, as whoever is bound may see it. */
  const entryOf = async (client: Client, account: string): Promise<Entry | null> => {
    if (settings.userDn) return atDn(client, dnOf(settings.userDn, account))
    const { searchEntries } = await client.search(settings.base, {
      scope: 'sub',
      filter: filterFor(settings.filter, account),
      attributes: wanted,
      sizeLimit: 2,
    })
    if (searchEntries.length > 1) report({ reason: 'one account name has several entries' })
    return searchEntries.length === 1 ? (searchEntries[0] ?? null) : null
  }

  const atDn = async (client: Client, dn: string): Promise<Entry | null> => {
    try {
      const { searchEntries } = await client.search(dn, { scope: 'base', attributes: wanted })
      return searchEntries[0] ?? null
    } catch (error) {
      if (error instanceof NoSuchObjectError) return null
      throw error
    }
  }

  const staffOf = (entry: Entry, typed: string): Staff => {
    const groups = textsOf(entry[attributes.group]).map((group) => group.toLowerCase())
    const { roles, firstRole } = settings
    const held = new Set(groups.flatMap((group) => roles?.get(group) ?? []))
    return {
      login: (textsOf(entry[attributes.account])[0] ?? typed).toLowerCase(),
      name: textsOf(entry[attributes.name])[0] ?? typed,
      email: textsOf(entry[attributes.mail])[0] ?? '',
      role: roles ? (HIGHEST_FIRST.find((role) => held.has(role)) ?? firstRole) : null,
      firstRole,
    }
  }

  return {
    signIn: (account, password) =>
      asked(async (client) => {
        if (settings.userDn) {
          if (!(await binds(client, dnOf(settings.userDn, account), password))) return null
          const own = await entryOf(client, account)
          return own && staffOf(own, account)
        }
        if (settings.searcher) await client.bind(settings.searcher.dn, settings.searcher.password)
        const entry = await entryOf(client, account)
        // An unknown name takes the same two questions as a known one.
        const isRight = await binds(client, entry?.dn ?? `cn=nobody,${settings.base}`, password)
        return entry && isRight ? staffOf(entry, account) : null
      }),

    has: (account) =>
      asked(async (client) => {
        if (!settings.searcher) return null
        await client.bind(settings.searcher.dn, settings.searcher.password)
        return (await entryOf(client, account)) !== null
      }),
  }
}

async function binds(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password)
    return true
  } catch (error) {
    if (error instanceof InvalidCredentialsError || error instanceof NoSuchObjectError) return false
    throw error
  }
}

/** The DN of a name, which becomes one value of it whatever it holds. */
function dnOf(template: string, account: string): string {
  const value = new DN().addPairRDN('x', account).toString().slice('x='.length)
  return template.replaceAll(ACCOUNT_MARK, () => value)
}

const textsOf = (value: Entry[string] | undefined): string[] =>
  [value ?? []].flat().map((one) => (Buffer.isBuffer(one) ? one.toString('utf8') : one))

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : ''
  return error instanceof Error ? `${error.name}${code}` : 'unknown'
}
