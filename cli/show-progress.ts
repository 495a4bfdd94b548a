import type { Progress } from '../src/engine/headless/many/many-files'

/** Interval between updates of the line, in ms. */
const EVERY_MS = 100
/** Carriage return and "erase the line". */
const LINE_START = '\r\u001b[2K'

export interface ProgressLine {
  show: (progress: Progress) => void
  /** Erases the line. */
  clear: () => void
}

/** Returns a progress line on stderr; undefined where stderr is no terminal, or stdout is shown in the same one. */
export function progressLine(): ProgressLine | undefined {
  if (!process.stderr.isTTY || process.stdout.isTTY) return undefined
  let last = 0
  return {
    show: ({ done, total, filesDone, files }) => {
      if (Date.now() - last < EVERY_MS && filesDone < files) return
      last = Date.now()
      const percent = total > 0 ? Math.floor((100 * done) / total) : 100
      process.stderr.write(`${LINE_START}${filesDone} of ${files} projects, ${percent} %`)
    },
    clear: () => void process.stderr.write(LINE_START),
  }
}
