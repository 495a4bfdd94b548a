import { createHeadless } from './headless/create-headless'
import { nodeHost } from './headless/node-host'

export { InputError } from '../contract/input-error'
export { checkPackExamples } from './examples/check-pack-examples'
export { readPack } from './host/read-pack'

/** The headless functions in Node. The interface `Headless` describes each, `docs/headless.md` shows them at work. */
export const { validate, calculate, dropMask, limits, prove, arrange, convert, reconvert, validateMany, calculateMany } =
  createHeadless(nodeHost)
