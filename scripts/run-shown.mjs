import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** The last output of a runner arrives within this time after its end. */
const LATE_MS = 1_000

/**
 * Runs a program of Node's and shows what it prints as it comes: a run that hangs must say where. What it has started may live on with its output open: nobody waits
 * for the end of that.
 */
export async function runShown(args, env, [out, err] = [process.stdout, process.stderr]) {
  const runner = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // The two are mixed by pieces, in the middle of a line where it happens: each is kept for itself.
  const texts = ['', '']
  const ends = [runner.stdout, runner.stderr].map((from, place) => {
    const to = place === 0 ? out : err
    from.setEncoding('utf8').on('data', (piece) => {
      to.write(piece)
      texts[place] += piece
    })
    return once(from, 'close')
  })
  const [status] = await once(runner, 'exit')
  const late = new AbortController()
  await Promise.race([Promise.all(ends), pause(LATE_MS, undefined, { signal: late.signal })])
  late.abort()
  runner.stdout.destroy()
  runner.stderr.destroy()
  return { status, output: texts.join('\n') }
}
