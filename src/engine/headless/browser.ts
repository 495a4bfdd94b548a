import { browserHost } from './browser-host'
import { createHeadless } from './create-headless'

/** The headless functions in a browser, on a page or in a worker of one's own. */
export const { validate, calculate, dropMask, limits, prove, arrange, convert, reconvert, run, validateMany, calculateMany } =
  createHeadless(browserHost)
