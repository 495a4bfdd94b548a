import packJson from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { ResultReader } from '../../../src/engine/results/with-results'
import { packedWithResults, type Calculator } from '../reading/results'

let starting: Promise<Calculator> | undefined

/** Works like `packedWithResults`, with a core of this thread. */
export async function resultsInThread(stored: Uint8Array, reader: ResultReader): Promise<Uint8Array> {
  starting ??= start()
  return packedWithResults(await starting, stored, reader)
}

async function start(): Promise<Calculator> {
  const pack = readPack(packJson)
  return { engine: await createEngine(await nodeCore(), pack), pack }
}
