import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../helpers/free-port'
import { areServersRequired } from '../../helpers/required-servers'

const SLAPD = '/usr/sbin/slapd'
const SLAPADD = '/usr/sbin/slapadd'

export const BASE = 'ou=people,dc=example,dc=com'
export const SEARCHER = { dn: 'cn=searcher,dc=example,dc=com', password: 'search only' }

/** Where no directory server is installed its tests cannot run; CI installs it, and fails without. */
export const hasSlapd = areServersRequired || (existsSync(SLAPD) && existsSync(SLAPADD))

export interface DirectoryServer {
  url: string
  tlsUrl: string
  /** Certificate that the TLS side of the server shows. */
  caFile: string
  stop(): Promise<void>
}

interface Person {
  uid: string
  cn: string
  mail?: string
  password: string
  groups?: string[]
}

/** A real slapd of its own on free ports of the loopback, with these people in it. */
export async function startDirectory(people: Person[]): Promise<DirectoryServer> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-ldap-'))
  const conf = join(folder, 'slapd.conf')
  const [port, tlsPort] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'db'))
  makeCertificate(folder)
  writeFileSync(conf, configuration(folder))
  writeFileSync(join(folder, 'seed.ldif'), seed(people))
  const added = spawnSync(SLAPADD, ['-f', conf, '-l', join(folder, 'seed.ldif')], { encoding: 'utf8' })
  if (added.status !== 0) throw new Error(`slapadd: ${added.stderr}`)
  const hosts = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${tlsPort}`
  const child = spawn(SLAPD, ['-f', conf, '-h', hosts, '-d', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await reachable(port)
  return {
    url: `ldap://127.0.0.1:${port}`,
    tlsUrl: `ldaps://127.0.0.1:${tlsPort}`,
    caFile: join(folder, 'cert.pem'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (folder: string): string => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload memberof
TLSCertificateFile ${join(folder, 'cert.pem')}
TLSCertificateKeyFile ${join(folder, 'key.pem')}
database mdb
suffix "dc=example,dc=com"
rootdn "cn=root,dc=example,dc=com"
directory ${join(folder, 'db')}
overlay memberof
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${SEARCHER.dn}" read by self read by * none
`

const seed = (people: Person[]): string =>
  [
    'dn: dc=example,dc=com\nobjectClass: dcObject\nobjectClass: organization\no: Example\ndc: example',
    'dn: ou=people,dc=example,dc=com\nobjectClass: organizationalUnit\nou: people',
    `dn: ${SEARCHER.dn}\nobjectClass: organizationalRole\nobjectClass: simpleSecurityObject\ncn: searcher\nuserPassword: ${SEARCHER.password}`,
    ...people.map(entryOf),
  ].join('\n\n')

const entryOf = ({ uid, cn, mail, password, groups = [] }: Person): string =>
  [
    `dn: uid=${uid},${BASE}`,
    'objectClass: inetOrgPerson',
    `uid: ${uid}`,
    `cn:: ${base64(cn)}`,
    `sn:: ${base64(cn)}`,
    ...(mail ? [`mail: ${mail}`] : []),
    `userPassword:: ${base64(password)}`,
    ...groups.map((group) => `memberOf: ${group}`),
  ].join('\n')

const base64 = (text: string): string => Buffer.from(text).toString('base64')

function makeCertificate(folder: string): void {
  const names = ['-subj', '/CN=directory', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names, ...files], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
}

async function reachable(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => undefined)
      socket.once('connect', () => socket.end())
    })
    if (isOpen) return
    await pause(50)
  }
  throw new Error('slapd does not listen')
}
