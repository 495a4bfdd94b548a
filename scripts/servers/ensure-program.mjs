import { spawnSync } from 'node:child_process'

/** Whether a program answers on this machine. */
export function hasProgram(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}

/** Installs a Debian package; only root can, and only where apt-get exists. */
export function aptInstall(debianPackage) {
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) return false
  console.error(`Installing ${debianPackage} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 2] })
  return spawnSync('apt-get', ['install', '-y', '-qq', debianPackage], { env, stdio: ['ignore', 'ignore', 2] }).status === 0
}

/** Makes sure a program the tests call is there: from the system, else by apt-get as root, else a message that says what to install. */
export function ensureProgram(name, debianPackage) {
  if (hasProgram(name) || (aptInstall(debianPackage) && hasProgram(name))) return
  console.error(`The tests need ${name}. Install it (Debian and Ubuntu: apt-get install ${debianPackage}) and run again.`)
  process.exit(1)
}
