/** Writes one line to stdout and waits until it is taken; false where its reader has closed the pipe, as `head` does when it has enough. */
export function printLine(line: string): Promise<boolean> {
  return new Promise((resolve) => {
    process.stdout.write(`${line}\n`, (error) => resolve(!error))
  })
}
