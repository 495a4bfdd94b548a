import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { SHARE_ROLE, type Role } from '../src/contract/account'

const ConfigSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 8080 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  BRANCHLINE_DATA: Type.String({ minLength: 1, default: './data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  BRANCHLINE_ADMIN_EMAIL: Type.Optional(Type.String({ minLength: 3 })),
  BRANCHLINE_ADMIN_PASSWORD: Type.Optional(Type.String({ minLength: 10 })),
  BRANCHLINE_SESSION_HOURS: Type.Number({ minimum: 0.01, maximum: 8760, default: 168 }),
  /** Words in the page's address that choose the brand variant, separated by commas. */
  BRANCHLINE_BRAND_WORDS: Type.String({ default: 'clivet' }),
  /** How long an approved guest stays, and how long before the end a reminder is sent. */
  BRANCHLINE_GUEST_DAYS: Type.Integer({ minimum: 1, maximum: 3650, default: 365 }),
  BRANCHLINE_REMINDER_DAYS: Type.Integer({ minimum: 1, maximum: 365, default: 14 }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.String({ minLength: 3, default: 'Branchline <no-reply@branchline.invalid>' }),
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
  /** AES key of the model-library file, 16, 24 or 32 plain letters; without one no such file is handed out. */
  BRANCHLINE_LIBRARY_KEY: Type.Optional(Type.String({ pattern: '^([!-~]{16}|[!-~]{24}|[!-~]{32})$' })),
  BRANCHLINE_TRUST_PROXY: Type.Boolean({ default: false }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'warn' }),
})

/** The environment of the server, with every default filled in. */
export type Config = Static<typeof ConfigSchema>

/** Reads the environment. Throws a sentence that names each variable that is wrong and what it must be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(ConfigSchema.properties).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const config = Value.Convert(ConfigSchema, Value.Default(ConfigSchema, given))
  if (Value.Check(ConfigSchema, config)) return config
  const wrong = Value.Errors(ConfigSchema, config).map(
    (error) =>
      `${error.instancePath.slice(1)} ${error.message}${'allowedValues' in error.params ? `: ${error.params.allowedValues.join(', ')}` : ''}`,
  )
  throw new Error(`The environment cannot be used: ${wrong.join('; ')}`)
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost', '::ffff:127.0.0.1']

/** The words that choose the brand variant, in lower case. */
export const brandWordsOf = (config: Config): string[] =>
  config.BRANCHLINE_BRAND_WORDS.toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Whether an address can only be reached from this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host) || host.startsWith('127.')

/** The demo is offered only while nobody has set the server up for real use: no administrator, no staff directory, no outside address. */
export const offersDemo = (config: Config): boolean => isLoopback(config.HOST) && !config.BRANCHLINE_ADMIN_EMAIL && !config.LDAP_URL
