import { createHeadless } from './headless/create-headless'
import { nodeHost } from './headless/node-host'

export { InputError } from '../contract/input-error'
export { readPack } from '../contract/pack'

/** The headless functions in Node. The interface `Headless` describes each, `docs/headless.md` shows them at work. */
export const { validate, calculate, convert, validateMany, calculateMany } = createHeadless(nodeHost)
