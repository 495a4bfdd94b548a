/** Exit codes of the command line; of several files the worst counts. */
export const EXIT = {
  /** Read, and no error found. */
  fine: 0,
  /** Read, and at least one finding is an error. */
  broken: 1,
  /** The input cannot be read. */
  unreadable: 2,
  /** Ended by Ctrl-C; shells say it so. */
  cancelled: 130,
} as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]
