import type { Pack } from '../../contract/pack'
import { nodeCore } from '../host/node-core'
import { checkExamples, type ExampleResult } from './check-examples'

/**
 * Runs a pack's own examples in Node, each `{ id, question, expected, got, ok }`. Publishing requires at least one, and that all are ok.
 * @throws InputError with the JSON path of an example that asks for what there is not
 */
export async function checkPackExamples(pack: Pack): Promise<ExampleResult[]> {
  return checkExamples(pack, await nodeCore())
}
