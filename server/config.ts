import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

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
  BRANCHLINE_TRUST_PROXY: Type.Boolean({ default: false }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'warn' }),
})

/** The environment of the server, with every default filled in. */
export type Config = Static<typeof ConfigSchema>

/** Reads the environment. Throws a sentence that names each variable that is wrong and what it must be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // A directory that would be ignored in silence is worse than a server that does not start.
  if (environment['LDAP_URL'])
    throw new Error(
      'The environment cannot be used: LDAP_URL is set, and this version has no directory sign-in; unset it and add accounts with the account command',
    )
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

/** The demo is offered only while nobody has set the server up for real use: no administrator, no outside address. */
export const offersDemo = (config: Config): boolean => isLoopback(config.HOST) && !config.BRANCHLINE_ADMIN_EMAIL
