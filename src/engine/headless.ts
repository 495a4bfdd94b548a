import { createHeadless } from './headless/create-headless'
import { nodeHost } from './headless/node-host'

export { InputError } from '../contract/input-error'
export { checkPackExamples } from './examples/check-pack-examples'
export { readPack } from './host/read-pack'

/** The headless functions in Node. The interface `Headless` documents each; `docs/headless.md` has examples. */
export const {
  validate,
  calculate,
  dropMask,
  limits,
  prove,
  arrange,
  convert,
  reconvert,
  run,
  selectSystems,
  selectedProject,
  validateMany,
  calculateMany,
} = createHeadless(nodeHost)
