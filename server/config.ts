import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { isIP } from 'node:net'
import { SHARE_ROLE, type Role } from '../src/contract/account/account'

/** Binary logarithm of scrypt's N: 17 is OWASP's recommendation with r = 8 and p = 1, about 0.4 s and 128 MB. */
export const RECOMMENDED_COST = 17

export interface MailServerSettings {
  /** `smtp://user:password@host:port` or `smtps://`. */
  url: string
  from: string
}

const ConfigSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 8080 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  BRANCHLINE_DATA: Type.String({ minLength: 1, default: './data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** How long a start waits for an unavailable PostgreSQL database. */
  BRANCHLINE_DATABASE_SECONDS: Type.Integer({ minimum: 0, maximum: 3_600, default: 60 }),
  BRANCHLINE_ADMIN_EMAIL: Type.Optional(Type.String({ minLength: 3 })),
  BRANCHLINE_ADMIN_PASSWORD: Type.Optional(Type.String({ minLength: 10 })),
  /** Binary logarithm of scrypt's N, the cost of a password hash. */
  BRANCHLINE_PASSWORD_COST: Type.Integer({ minimum: 14, maximum: 19, default: RECOMMENDED_COST }),
  BRANCHLINE_SESSION_HOURS: Type.Number({ minimum: 0.01, maximum: 8760, default: 168 }),
  /** Longest time after a sign-in in which its session may be refreshed. */
  BRANCHLINE_SESSION_MOST_HOURS: Type.Number({ minimum: 0.01, maximum: 8760, default: 720 }),
  /** Offers the demo on a server that has not been set up for real use. */
  BRANCHLINE_DEMO: Type.Boolean({ default: true }),
  /** Words in the page's address that choose the brand variant, separated by commas. */
  BRANCHLINE_BRAND_WORDS: Type.String({ default: 'clivet' }),
  /** Words of the house brand, separated by commas: accounts of other brands see their own name in letters and files. */
  BRANCHLINE_HOUSE_WORDS: Type.String({ default: 'midea' }),
  /** Length of an approved guest's stay, and the number of days before its end at which a reminder is sent. */
  BRANCHLINE_GUEST_DAYS: Type.Integer({ minimum: 1, maximum: 3650, default: 365 }),
  BRANCHLINE_REMINDER_DAYS: Type.Integer({ minimum: 1, maximum: 365, default: 14 }),
  /** Quota of projects of one account: their number, and their packed size. */
  BRANCHLINE_ACCOUNT_PROJECTS: Type.Integer({ minimum: 1, maximum: 10_000_000, default: 20_000 }),
  BRANCHLINE_ACCOUNT_MB: Type.Integer({ minimum: 1, maximum: 10_000_000, default: 4_096 }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '@' })),
  LDAP_URL: Type.Optional(Type.String({ pattern: '^ldaps?://' })),
  LDAP_STARTTLS: Type.Boolean({ default: false }),
  LDAP_CA_FILE: Type.Optional(Type.String()),
  LDAP_BASE: Type.String({ default: '' }),
  LDAP_BIND_DN: Type.Optional(Type.String()),
  LDAP_BIND_PASSWORD: Type.String({ default: '' }),
  LDAP_USER_DN: Type.Optional(Type.String()),
  LDAP_FILTER: Type.String({ default: '(uid={account})' }),
  LDAP_ACCOUNT_ATTRIBUTE: Type.String({ default: 'uid' }),
  LDAP_NAME_ATTRIBUTE: Type.String({ default: 'cn' }),
  LDAP_MAIL_ATTRIBUTE: Type.String({ default: 'mail' }),
  LDAP_GROUP_ATTRIBUTE: Type.String({ default: 'memberOf' }),
  LDAP_ROLES: Type.Optional(Type.String()),
  LDAP_FIRST_ROLE: Type.Enum(Object.keys(SHARE_ROLE) as Role[], { default: 'levelTwo' }),
  LDAP_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 5_000 }),
  /** AES key of the model-library file, 16, 24 or 32 plain letters; without a key no such file is served. */
  BRANCHLINE_LIBRARY_KEY: Type.Optional(Type.String({ pattern: '^([!-~]{16}|[!-~]{24}|[!-~]{32})$' })),
  /** Proxies that are trusted to name the caller's address, separated by commas. */
  BRANCHLINE_TRUST_PROXY: Type.String({ default: '' }),
  /** Longest time of an upload, and the greatest number of connections. */
  BRANCHLINE_UPLOAD_SECONDS: Type.Integer({ minimum: 1, maximum: 86_400, default: 600 }),
  /** Longest time in which the client may read nothing of an answer before its connection ends. */
  BRANCHLINE_IDLE_SECONDS: Type.Integer({ minimum: 1, maximum: 86_400, default: 60 }),
  BRANCHLINE_CONNECTIONS: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 5_000 }),
  /** Greatest number of connections from one network: an IPv4 address, or the first 64 bits of an IPv6 one. */
  BRANCHLINE_NETWORK_CONNECTIONS: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1_000 }),
  /** Port of the metrics in Prometheus' form; without a port they are off. */
  BRANCHLINE_METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65535 })),
  BRANCHLINE_METRICS_HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'warn' }),
})

/** The environment of the server, with every default filled in. */
export type Config = Static<typeof ConfigSchema>

/** Reads the environment. Throws a sentence that names each wrong variable and its valid values. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(ConfigSchema.properties).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const config = Value.Convert(ConfigSchema, Value.Default(ConfigSchema, given))
  if (Value.Check(ConfigSchema, config)) {
    trustedProxies(config)
    mailServerOf(config)
    return config
  }
  const wrong = Value.Errors(ConfigSchema, config).map(
    (error) =>
      `${error.instancePath.slice(1)} ${error.message}${'allowedValues' in error.params ? `: ${error.params.allowedValues.join(', ')}` : ''}`,
  )
  throw new Error(`The environment cannot be used: ${wrong.join('; ')}`)
}

/** Returns the mail server and the sender's address; null without SMTP_URL. Throws a sentence where one is set without the other. */
export function mailServerOf({ SMTP_URL: url, MAIL_FROM: from }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): MailServerSettings | null {
  if (!url) return null
  if (from) return { url, from }
  throw new Error(
    'The environment cannot be used: SMTP_URL needs MAIL_FROM, an address that the mail server lets this server write from, as ' +
      '"Branchline <branchline@example.com>".',
  )
}

const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal']
const LOOPBACK = ['127.0.0.1', '::1', 'localhost', '::ffff:127.0.0.1']

/** Returns the addresses and subnets of the trusted proxies. Throws a sentence for any other text. */
export function trustedProxies({ BRANCHLINE_TRUST_PROXY: given }: Pick<Config, 'BRANCHLINE_TRUST_PROXY'>): string[] {
  if (given === 'false') return []
  const proxies = wordsOf(given)
  const wrong = proxies.find((proxy) => !NAMED_SUBNETS.includes(proxy) && !isSubnet(proxy))
  if (wrong === undefined) return proxies
  throw new Error(
    `The environment cannot be used: BRANCHLINE_TRUST_PROXY names the proxies in front by address or subnet, as 10.0.0.5 or 10.0.0.0/8 ` +
      `(also ${NAMED_SUBNETS.join(', ')}), separated by commas; "${wrong}" is neither. Believing everybody would let any caller choose his address.`,
  )
}

function isSubnet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (most === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

const wordsOf = (list: string): string[] =>
  list
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Returns the options for opening the database. */
export const openingOf = (config: Config): { databaseUrl: string | undefined; waitMs: number } => ({
  databaseUrl: config.DATABASE_URL,
  waitMs: config.BRANCHLINE_DATABASE_SECONDS * 1_000,
})

/** Returns the limits of connections. */
export const connectionLimitsOf = (config: Config): { total: number; ofNetwork: number; proxies: readonly string[] } => ({
  total: config.BRANCHLINE_CONNECTIONS,
  ofNetwork: config.BRANCHLINE_NETWORK_CONNECTIONS,
  proxies: trustedProxies(config),
})

/** Returns the words that choose the brand variant, in lower case. */
export const brandWordsOf = (config: Config): string[] => wordsOf(config.BRANCHLINE_BRAND_WORDS)

/**
 * Returns whether a host name, as a caller writes it without its port, means this machine: any other name resolves to it only if somebody has
 * arranged that.
 */
export const isLoopbackName = (name: string): boolean => {
  const bare = name.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) === 4 && isLoopback(bare))
}

/** Returns the words of the house brand, in lower case. */
export const houseWordsOf = (config: Config): string[] => wordsOf(config.BRANCHLINE_HOUSE_WORDS)

/** Returns whether an address can only be reached from this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host) || host.startsWith('127.')

/**
 * Returns whether the demo is offered: only while the server has not been set up for real use (no administrator, no staff directory, no
 * outside address) and the demo has not been switched off.
 */
export const offersDemo = (config: Config): boolean =>
  config.BRANCHLINE_DEMO && isLoopback(config.HOST) && !config.BRANCHLINE_ADMIN_EMAIL && !config.LDAP_URL
