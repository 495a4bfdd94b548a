import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Run {
  exit: number | null
  stdout: string
  stderr: string
  /** Each line of stdout as the JSON it must be. */
  lines: unknown[]
  /** The only line. */
  result: unknown
}

/** Room for building the command line on a slow machine, in ms. */
export const BUILD_MS = 300_000

/** The first call builds what is missing; it happens here, so that no test waits for a compiler. */
export function buildCli(): void {
  cli('--help')
}

/** Runs the real command line in a process of its own. */
export function cli(...args: string[]): Run {
  const run = spawnSync(process.execPath, ['scripts/cli.mjs', ...args], { encoding: 'utf8', maxBuffer: 1 << 28 })
  const lines = run.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown)
  return { exit: run.status, stdout: run.stdout, stderr: run.stderr, lines, result: lines[0] }
}

/** A folder of the test's own, gone with the system's temporary files. */
export function testFolder(): (name: string, content: unknown) => string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-cli-'))
  return (name, content) => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
    return file
  }
}
