import { readPack } from '../../src/engine/host/read-pack'
import { nodeCore } from '../../src/engine/host/node-core'
import { checkExamples, type ExampleResult } from '../../src/engine/examples/check-examples'

/** Reads a pack, over the embedded one where it names it, and runs its examples in the core. */
export async function runExamples(json: unknown): Promise<ExampleResult[]> {
  return checkExamples(readPack(json), await nodeCore())
}
