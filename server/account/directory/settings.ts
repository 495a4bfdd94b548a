import { readFileSync } from 'node:fs'
import { EqualityFilter, Filter, FilterParser } from 'ldapts'
import { SHARE_ROLE, type Role } from '../../../src/contract/account/account'
import type { Config } from '../../config'
import { oneDn } from './one-dn'

/** Mark for the account name in a filter and in a DN. */
export const ACCOUNT_MARK = '{account}'

/** Settings of the queries to the staff directory. */
export interface DirectorySettings {
  url: string
  startTls: boolean
  /** Certificates to trust beside the machine's own, PEM. */
  ca: string | undefined
  base: string
  /** Account that searches; null where there is no search and `userDn` turns names into DNs. */
  searcher: { dn: string; password: string } | null
  userDn: string | undefined
  filter: string
  attributes: { account: string; name: string; mail: string; group: string }
  /** Roles by group, each in its normalized spelling; null where the directory does not decide roles. */
  roles: ReadonlyMap<string, Role> | null
  firstRole: Role
  timeoutMs: number
}

/** Reads the settings from the environment; null without LDAP_URL. Throws a sentence that names the wrong variable. */
export function directorySettings(config: Config): DirectorySettings | null {
  if (!config.LDAP_URL) return null
  if (!config.LDAP_BASE && !config.LDAP_USER_DN) throw wrong('LDAP_URL needs LDAP_BASE (where people are searched) or LDAP_USER_DN')
  if (config.LDAP_USER_DN && !config.LDAP_USER_DN.includes(ACCOUNT_MARK)) throw wrong(`LDAP_USER_DN must hold ${ACCOUNT_MARK}`)
  if (config.LDAP_STARTTLS && config.LDAP_URL.startsWith('ldaps:'))
    throw wrong('LDAP_STARTTLS is for ldap://; ldaps:// is encrypted from the start')
  return {
    url: config.LDAP_URL,
    startTls: config.LDAP_STARTTLS,
    ca: config.LDAP_CA_FILE ? readCertificates(config.LDAP_CA_FILE) : undefined,
    base: config.LDAP_BASE,
    searcher: config.LDAP_BIND_DN ? { dn: config.LDAP_BIND_DN, password: config.LDAP_BIND_PASSWORD } : null,
    userDn: config.LDAP_USER_DN,
    filter: checkedFilter(config.LDAP_FILTER),
    attributes: {
      account: config.LDAP_ACCOUNT_ATTRIBUTE,
      name: config.LDAP_NAME_ATTRIBUTE,
      mail: config.LDAP_MAIL_ATTRIBUTE,
      group: config.LDAP_GROUP_ATTRIBUTE,
    },
    roles: config.LDAP_ROLES ? readRoles(config.LDAP_ROLES) : null,
    firstRole: config.LDAP_FIRST_ROLE,
    timeoutMs: config.LDAP_TIMEOUT_MS,
  }
}

/**
 * Returns the filter with the account name in place of the mark; `attribute` is compared instead of the template's. The name never becomes
 * filter text: it is put into the parsed filter as a value.
 */
export function filterFor(template: string, account: string, attribute?: string): Filter {
  const filter = FilterParser.parseString(template)
  fill(filter, account, attribute)
  return filter
}

function fill(filter: Filter, account: string, attribute?: string): number {
  if (filter instanceof EqualityFilter && filter.value.toString() === ACCOUNT_MARK) {
    filter.value = account
    if (attribute !== undefined) filter.attribute = attribute
    return 1
  }
  const inside: Filter[] = 'filters' in filter ? (filter.filters as Filter[]) : 'filter' in filter ? [filter.filter as Filter] : []
  return inside.reduce((count, part) => count + fill(part, account, attribute), 0)
}

function checkedFilter(template: string): string {
  try {
    if (fill(FilterParser.parseString(template), 'x') > 0) return template
  } catch (error) {
    throw wrong(`LDAP_FILTER cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw wrong(`LDAP_FILTER must compare an attribute with ${ACCOUNT_MARK}, as in (uid=${ACCOUNT_MARK})`)
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw wrong(`LDAP_CA_FILE ${file} cannot be read`)
  }
}

const isRole = (text: unknown): text is Role => typeof text === 'string' && text in SHARE_ROLE

function readRoles(text: string): ReadonlyMap<string, Role> {
  const shape = wrong(`LDAP_ROLES must be JSON of group DNs and roles (${Object.keys(SHARE_ROLE).join(', ')})`)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw shape
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw shape
  return new Map(
    Object.entries(given).map(([group, role]) => {
      if (!isRole(role)) throw shape
      return [oneDn(group), role]
    }),
  )
}

const wrong = (what: string): Error => new Error(`The environment cannot be used: ${what}`)
