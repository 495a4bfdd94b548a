import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Pack } from '../../../src/contract/pack'
import { recordOf } from '../../../src/contract/wire/read-value'
import type { Engine } from '../../../src/engine/engine'
import { withResults, type ResultReader } from '../../../src/engine/results/with-results'
import { readJson } from '../../plugins/json-text'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The first level: the body is packed for its way to the answer only. */
const PACKING = 1

/** An engine with the pack that it calculates by. */
export interface Calculator {
  engine: Engine
  pack: Pack
}

/**
 * Returns a stored body with the result fields of the specification, packed like the stored one.
 * @throws InputError where the stored project cannot be read
 */
export async function packedWithResults(calculator: Calculator, stored: Uint8Array, reader: ResultReader): Promise<Uint8Array> {
  const project = recordOf(readJson(await unpack(stored)).value, () => '$')
  const text = JSON.stringify(await withResults(calculator.engine, calculator.pack, project, reader))
  return pack(text, { level: PACKING })
}
