import { browserHost } from './browser-host'
import { createHeadless } from './create-headless'

/** The headless functions in a browser, on a page or in the caller's own worker. */
export const { validate, calculate, dropMask, limits, prove, arrange, convert, reconvert, run, validateMany, calculateMany } =
  createHeadless(browserHost)
