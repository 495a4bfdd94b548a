/** Exit codes of the command line; for several files the worst one is used. */
export const EXIT = {
  /** The input was read and has no errors. */
  fine: 0,
  /** The input was read and at least one finding is an error. */
  broken: 1,
  /** The input cannot be read. */
  unreadable: 2,
  /** The run was ended by Ctrl-C; 128 + SIGINT, the convention of shells. */
  cancelled: 130,
} as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]
