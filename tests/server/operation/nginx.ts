import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../helpers/free-port'
import { areServersRequired } from '../../helpers/required-servers'
import { blockOfPage } from './walked-page'

const PROGRAM = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(':')].map((folder) => join(folder, 'nginx')).find(existsSync)

/** Whether there is an nginx to test with, or has to be. */
export const hasNginx = (): boolean => areServersRequired || PROGRAM !== undefined

export interface Proxy {
  /** Where it listens, with TLS. */
  address: string
  /** Its own certificate, which signs itself. */
  certificate: string
  stop(): Promise<void>
}

/** A real nginx on a free port, with the settings of the page about the server and a certificate of its own, in front of a server's address. */
export async function startNginx(server: string): Promise<Proxy> {
  if (PROGRAM === undefined) throw new Error('There is no nginx on this machine (Debian and Ubuntu: apt-get install nginx).')
  const folder = mkdtempSync(join(tmpdir(), 'branchline-nginx-'))
  const [port, tls] = [await freePort(), { key: join(folder, 'tls.key'), certificate: join(folder, 'tls.crt') }]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', tls.key, '-out', tls.certificate]
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' })
  const settings = blockOfPage('nginx')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('server_name branchline.example.com', 'server_name localhost')
    .replace('/etc/branchline/tls.crt', tls.certificate)
    .replace('/etc/branchline/tls.key', tls.key)
    .replace('http://127.0.0.1:8080', server.replace('localhost', '127.0.0.1'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  mkdirSync(join(folder, 'logs'))
  // Its workers are another user's.
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; worker_processes 1; error_log stderr;
    events {} http { access_log off; ${temporary.join(' ')} ${settings} }`,
  )
  const child = spawn(PROGRAM, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 200) throw new Error(`nginx did not start: ${errors}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address: `https://localhost:${port}`,
    certificate: readFileSync(tls.certificate, 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
