import type { Progress } from '../src/engine/headless/many/many-files'

/** So often the line is written anew, in ms. */
const EVERY_MS = 100
/** Carriage return and "erase the line". */
const LINE_START = '\r\u001b[2K'

export interface ProgressLine {
  show: (progress: Progress) => void
  /** Leaves no line behind. */
  clear: () => void
}

/** One line on stderr that says how far a run has come; undefined where stderr is no terminal, or somebody reads stdout in the same one. */
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
