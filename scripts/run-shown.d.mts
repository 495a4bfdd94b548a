/** Runs a program of Node's, shows what it prints as it comes, and answers how it ended and what it printed: first all of stdout, then all of stderr. */
export function runShown(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  to?: readonly [{ write(piece: string): unknown }, { write(piece: string): unknown }],
): Promise<{ status: number | null; output: string }>
