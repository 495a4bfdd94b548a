import { describe, expect, it } from 'vitest'
import { runShown } from '../../scripts/run-shown.mjs'

const nowhere = { write: () => true }
const run = (script: string) => runShown(['-e', script], process.env, [nowhere, nowhere])

describe('a runner whose output is shown', () => {
  it('a runner whose output is shown is not waited for beyond its end where something it started lives on with its output open', async () => {
    const script = `
      const left = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { stdio: ['ignore', 'inherit', 'inherit'], detached: true })
      left.unref()
      console.log('left ' + left.pid)
      process.exitCode = 3`
    const { status, output } = await run(script)
    process.kill(Number(/left (\d+)/.exec(output)?.[1]))
    expect(status).toBe(3)
  }, 20_000)

  it('a runner whose output is shown keeps the lines of one stream whole, however the pieces of both come', async () => {
    const script = `
      process.stdout.write('     Tests  1 ', () => process.stderr.write('a warning\\n', () => setTimeout(() => process.stdout.write('failed | 2 passed\\n'), 50)))`
    expect((await run(script)).output).toMatch(/^ *Tests {2}1 failed \| 2 passed$/m)
  })
})
