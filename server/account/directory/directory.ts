import { DN, InvalidCredentialsError, NoSuchObjectError, OrFilter, SizeLimitExceededError, type Entry, type Filter } from 'ldapts'
import type { Role } from '../../../src/contract/account'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'
import { isDn, oneDn } from './one-dn'
import { ACCOUNT_MARK, filterFor, type DirectorySettings } from './settings'
import { timedClient, type TimedClient } from './timed-client'

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
  /**
   * Who it is, or null where name or password is wrong. Refuses where the directory cannot be asked. `beforeTrying` is told the entry the
   * password is tried on, of which there are fewer than spellings of its name, and may refuse.
   */
  signIn(account: string, password: string, beforeTrying: (dn: string) => Promise<void>): Promise<Staff | null>
  /**
   * Looks for an account by the attribute its login was taken from. Gone is only whom the same search does not find while it finds one of the
   * others, who are asked for only then: a base that was moved, or a searcher who may read nobody (or only himself), answers as if all had left.
   */
  lookFor(login: string, others: () => Promise<readonly string[]>): Promise<Presence>
}

/** What the directory says of an account; `noWord` where neither it nor another is found, `unknown` where it cannot be asked that way. */
export type Presence = 'there' | 'gone' | 'noWord' | 'unknown'

/** How many times the patience with one answer all of them together may take. */
const PATIENCE = 3

const HIGHEST_FIRST: readonly Role[] = ['superAdmin', 'subAdmin', 'levelOne', 'levelTwo', 'guest']

/** The staff directory over LDAP. `report` hears why it could not be asked; never of names or passwords. */
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

  /** The entries of a filter, as whoever is bound may see them: none, one, or that there are several. */
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

  /** The entry of a login that is kept here; unknown where the directory cannot tell which it is, or that there is none. */
  const kept = async (client: TimedClient, login: string): Promise<Entry | 'none' | 'unknown'> => {
    if (settings.userDn) {
      // A DN that is made of something else than the kept login cannot say that somebody is gone.
      const isOfLogin = settings.userDn.toLowerCase().startsWith(`${attributes.account}=${ACCOUNT_MARK}`.toLowerCase())
      return (await atDn(client, dnOf(settings.userDn, login))) ?? (isOfLogin ? 'none' : 'unknown')
    }
    // People type what the filter compares, a mail address perhaps; the login kept here is another attribute's.
    const entry = await found(client, filterFor(settings.filter, login, attributes.account))
    return entry === 'several' ? 'unknown' : entry
  }

  /** DNs of those who have one of these logins, in one question however many they are: one patience is for all of them. */
  const someOf = async (client: TimedClient, logins: readonly string[]): Promise<string[]> => {
    const filter = new OrFilter({ filters: logins.map((login) => filterFor(settings.filter, login, attributes.account)) })
    const { searchEntries } = await client.search(settings.base, { scope: 'sub', filter, attributes: [attributes.account] })
    return searchEntries.map(({ dn }) => dn)
  }

  /** Whether the searcher finds one of these who is not himself. */
  const isAnyFound = async (client: TimedClient, searcher: string, logins: readonly string[]): Promise<boolean> => {
    // Whoever may read nobody else may read himself; one who is not named by his DN may be any one of those who are found.
    const needed = isDn(searcher) ? 1 : 2
    const found = new Set<string>()
    const isEnough = (dns: readonly string[]): boolean => {
      for (const dn of dns) if (oneDn(dn) !== oneDn(searcher)) found.add(oneDn(dn))
      return found.size >= needed
    }
    if (!settings.userDn) return logins.length > 0 && isEnough(await someOf(client, logins))
    // All at once: one patience is for all of them.
    const entries = await Promise.all(logins.map((login) => kept(client, login)))
    return isEnough(entries.flatMap((entry) => (typeof entry === 'object' ? [entry.dn] : [])))
  }

  const staffOf = (entry: Entry, typed: string): Staff => {
    const [login] = textsOf(entry, attributes.account)
    // What was typed is one of many spellings, each of which would become an account of its own.
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
        // An unknown name takes the same two questions as a known one.
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

/** The DN of a name, which becomes one value of it whatever it holds. */
function dnOf(template: string, account: string): string {
  const value = new DN().addPairRDN('x', account).toString().slice('x='.length)
  return template.replaceAll(ACCOUNT_MARK, () => value)
}

/** Values of an attribute, which directories spell as they like. */
function textsOf(entry: Entry, attribute: string): string[] {
  const spelled = Object.keys(entry).find((name) => name.toLowerCase() === attribute.toLowerCase())
  const value = spelled === undefined ? [] : (entry[spelled] ?? [])
  return [value].flat().map((one) => (Buffer.isBuffer(one) ? one.toString('utf8') : one))
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : ''
  return error instanceof Error ? `${error.name}${code}` : 'unknown'
}
