import { existsSync, readdirSync } from 'node:fs'
import { aptInstall, hasProgram } from './ensure-program.mjs'

const DEBIAN_POSTGRES = '/usr/lib/postgresql'

const hasPostgres = () =>
  hasProgram('initdb') ||
  (existsSync(DEBIAN_POSTGRES) && readdirSync(DEBIAN_POSTGRES).some((version) => existsSync(`${DEBIAN_POSTGRES}/${version}/bin/initdb`)))

const SERVERS = [
  { title: 'PostgreSQL', isThere: hasPostgres, packages: ['postgresql'] },
  {
    title: 'a directory server (slapd)',
    isThere: () => hasProgram('/usr/sbin/slapd') || hasProgram('slapd'),
    packages: ['slapd', 'ldap-utils'],
  },
  {
    title: 'a proxy (nginx)',
    isThere: () => (hasProgram('/usr/sbin/nginx') || hasProgram('nginx')) && hasProgram('openssl'),
    packages: ['nginx', 'openssl'],
  },
]

/** Installs the servers that tests run against, where that can be done; answers which are still missing. Their tests are skipped then. */
export function ensureServers() {
  return SERVERS.filter(({ isThere, packages }) => {
    if (!isThere()) packages.forEach((name) => aptInstall(name))
    return !isThere()
  }).map(
    ({ title, packages }) => `${title} is missing, and its tests are skipped (Debian and Ubuntu: apt-get install ${packages.join(' ')}).`,
  )
}

// Run by itself, as the checks of every change do: a missing one fails.
if (process.argv[1]?.endsWith('ensure-servers.mjs')) {
  const missing = ensureServers()
  missing.forEach((sentence) => console.error(sentence))
  process.exit(missing.length > 0 ? 1 : 0)
}
