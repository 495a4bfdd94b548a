import { once } from 'node:events'

/** Writes one line to stdout and waits while the reader is behind. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`) && !process.stdout.writableEnded && !process.stdout.destroyed)
    await Promise.race([once(process.stdout, 'drain'), once(process.stdout, 'close')])
}
