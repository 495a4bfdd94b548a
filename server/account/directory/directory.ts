import { DN, InvalidCredentialsError, NoSuchObjectError, OrFilter, SizeLimitExceededError, type Entry, type Filter } from 'ldapts'
import type { Role } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'
import { isDn, oneDn } from './one-dn'
import { ACCOUNT_MARK, filterFor, type DirectorySettings } from './settings'
import { timedClient, type TimedClient } from './timed-client'

/** A person in the staff directory. */
export interface Staff {
  login: string
  name: string
  email: string
  /** Role from the directory's groups; null where the directory does not decide roles. */
  role: Role | null
  /** Role at the first sign-in. */
  firstRole: Role
}

export interface Directory {
  /**
   * Returns the person, or null where name or password is wrong. Refuses where the directory cannot be queried. `beforeTrying` receives the
   * entry whose password is tried, because an entry has many spellings of its name, and may refuse.
   */
  signIn(account: string, password: string, beforeTrying: (dn: string) => Promise<void>): Promise<Staff | null>
  /**
   * Looks for an account by the attribute its login was taken from. It counts as gone only where the same search does not find it but finds
   * one of the others, which are requested only then: a moved base, or a searcher without read access, answers as if everybody had left.
   */
  lookFor(login: string, others: () => Promise<readonly string[]>): Promise<Presence>
}

/**
 * Presence of an account in the directory; `noWord` where neither it nor another is found, `unknown` where the directory cannot be queried
 * that way.
 */
export type Presence = 'there' | 'gone' | 'noWord' | 'unknown'

/** Time for all answers together, as a multiple of the time for one. */
const PATIENCE = 3

const HIGHEST_FIRST: readonly Role[] = ['superAdmin', 'subAdmin', 'levelOne', 'levelTwo', 'guest']

/** Opens the staff directory over LDAP. `report` receives the reason why it could not be queried, never names or passwords. */
export function openDirectory(settings: DirectorySettings, report: (failure: object) => void): Directory {
  const { attributes } = settings

  const asked = async <T>(ask: (client: TimedClient) => Promise<T>): Promise<T> => {
    const tls = settings.ca ? { ca: settings.ca } : {}
    const { url, timeoutMs } = settings
    const options = { url, timeout: timeoutMs, connectTimeout: timeoutMs, ...(url.startsWith('ldaps:') ? { tlsOptions: tls } : {}) }
    const client = timedClient(options, PATIENCE * timeoutMs)
    try {
      if (settings.startTls) await client.startTls({ ...tls, host: new URL(url).hostname })
      return await ask(client)
    } catch (error) {
      if (error instanceof Refusal) throw error
      report({ reason: reasonOf(error) })
      throw new Refusal(CODE.directoryDown, 'The staff directory does not answer. Try again in a few minutes.')
    } finally {
      await client.end()
    }
  }

  const wanted = [attributes.account, attributes.name, attributes.mail, attributes.group]

  /** Returns the entry of a filter as the bound searcher sees it, or whether there are none or several. */
  const found = async (client: TimedClient, filter: Filter): Promise<Entry | 'none' | 'several'> => {
    try {
      const { searchEntries } = await client.search(settings.base, { scope: 'sub', filter, attributes: wanted, sizeLimit: 2 })
      const [entry, another] = searchEntries
      if (!another) return entry ?? 'none'
    } catch (error) {
      if (!(error instanceof SizeLimitExceededError)) throw error
    }
    report({ reason: 'one account name has several entries' })
    return 'several'
  }

  const searched = async (client: TimedClient, account: string): Promise<Entry | null> => {
    const entry = await found(client, filterFor(settings.filter, account))
    return typeof entry === 'string' ? null : entry
  }

  const atDn = async (client: TimedClient, dn: string): Promise<Entry | null> => {
    try {
      const { searchEntries } = await client.search(dn, { scope: 'base', attributes: wanted })
      return searchEntries[0] ?? null
    } catch (error) {
      if (error instanceof NoSuchObjectError) return null
      throw error
    }
  }

  /** Returns the entry of a stored login; `unknown` where the directory cannot identify it or say that it is missing. */
  const kept = async (client: TimedClient, login: string): Promise<Entry | 'none' | 'unknown'> => {
    if (settings.userDn) {
      // A DN that is built from something else than the stored login cannot show that an account is gone.
      const isOfLogin = settings.userDn.toLowerCase().startsWith(`${attributes.account}=${ACCOUNT_MARK}`.toLowerCase())
      return (await atDn(client, dnOf(settings.userDn, login))) ?? (isOfLogin ? 'none' : 'unknown')
    }
    // The typed name is the attribute of the filter, a mail address perhaps; the stored login is another attribute's.
    const entry = await found(client, filterFor(settings.filter, login, attributes.account))
    return entry === 'several' ? 'unknown' : entry
  }

  /** Returns the DNs of the entries with one of these logins, in one query, because all queries share one time limit. */
  const someOf = async (client: TimedClient, logins: readonly string[]): Promise<string[]> => {
    const filter = new OrFilter({ filters: logins.map((login) => filterFor(settings.filter, login, attributes.account)) })
    const { searchEntries } = await client.search(settings.base, { scope: 'sub', filter, attributes: [attributes.account] })
    return searchEntries.map(({ dn }) => dn)
  }

  /** Returns whether the searcher finds one of these entries that is not their own. */
  const isAnyFound = async (client: TimedClient, searcher: string, logins: readonly string[]): Promise<boolean> => {
    // A searcher without read access to others still reads their own entry; one that is not named by a DN may be any of the entries found.
    const needed = isDn(searcher) ? 1 : 2
    const found = new Set<string>()
    const isEnough = (dns: readonly string[]): boolean => {
      for (const dn of dns) if (oneDn(dn) !== oneDn(searcher)) found.add(oneDn(dn))
      return found.size >= needed
    }
    if (!settings.userDn) return logins.length > 0 && isEnough(await someOf(client, logins))
    // The queries run at once, because they share one time limit.
    const entries = await Promise.all(logins.map((login) => kept(client, login)))
    return isEnough(entries.flatMap((entry) => (typeof entry === 'object' ? [entry.dn] : [])))
  }

  const staffOf = (entry: Entry, typed: string): Staff => {
    const [login] = textsOf(entry, attributes.account)
    // A typed name is one of many spellings, each of which would become an account of its own.
    if (!login) {
      report({ reason: 'LDAP_ACCOUNT_ATTRIBUTE names what an entry does not have, or may not be read', attribute: attributes.account })
      throw new Refusal(CODE.entryIncomplete, 'Your entry in the staff directory lacks the account name. Tell your administrator.')
    }
    const { roles, firstRole } = settings
    const held = new Set(textsOf(entry, attributes.group).flatMap((group) => roles?.get(oneDn(group)) ?? []))
    return {
      login: login.toLowerCase(),
      name: textsOf(entry, attributes.name)[0] ?? typed,
      email: textsOf(entry, attributes.mail)[0] ?? '',
      role: roles ? (HIGHEST_FIRST.find((role) => held.has(role)) ?? firstRole) : null,
      firstRole,
    }
  }

  return {
    signIn: (account, password, beforeTrying) =>
      asked(async (client) => {
        if (settings.userDn) {
          const dn = dnOf(settings.userDn, account)
          await beforeTrying(dn)
          if (!(await binds(client, dn, password))) return null
          const own = await atDn(client, dn)
          return own && staffOf(own, account)
        }
        if (settings.searcher) await client.bind(settings.searcher.dn, settings.searcher.password)
        const entry = await searched(client, account)
        await beforeTrying(entry?.dn ?? account)
        // An unknown name takes the same two queries as a known one.
        const isRight = await binds(client, entry?.dn ?? `cn=nobody,${settings.base}`, password)
        return entry && isRight ? staffOf(entry, account) : null
      }),

    lookFor: (login, others) =>
      asked(async (client) => {
        const { searcher } = settings
        if (!searcher) return 'unknown'
        await client.bind(searcher.dn, searcher.password)
        const entry = await kept(client, login)
        if (entry === 'unknown') return 'unknown'
        if (entry !== 'none') return 'there'
        return (await isAnyFound(client, searcher.dn, await others())) ? 'gone' : 'noWord'
      }),
  }
}

async function binds(client: TimedClient, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password)
    return true
  } catch (error) {
    if (error instanceof InvalidCredentialsError || error instanceof NoSuchObjectError) return false
    throw error
  }
}

/** Returns the DN of a name, which is escaped into a single value. */
function dnOf(template: string, account: string): string {
  const value = new DN().addPairRDN('x', account).toString().slice('x='.length)
  return template.replaceAll(ACCOUNT_MARK, () => value)
}

/** Returns the values of an attribute, whose name directories spell in different cases. */
function textsOf(entry: Entry, attribute: string): string[] {
  const spelled = Object.keys(entry).find((name) => name.toLowerCase() === attribute.toLowerCase())
  const value = spelled === undefined ? [] : (entry[spelled] ?? [])
  return [value].flat().map((one) => (Buffer.isBuffer(one) ? one.toString('utf8') : one))
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : ''
  return error instanceof Error ? `${error.name}${code}` : 'unknown'
}
