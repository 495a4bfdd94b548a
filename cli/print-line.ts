/** Writes one line to stdout and waits until it is flushed; false where the reader, such as `head`, has closed the pipe. */
export function printLine(line: string): Promise<boolean> {
  return new Promise((resolve) => {
    process.stdout.write(`${line}\n`, (error) => resolve(!error))
  })
}
