import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readJson } from '../../plugins/json-text'
import { packText, type WireFields } from '../stored-body'

const unpack = promisify(gunzip)

/** Fields that tell of an account more than its name; they stand in the project and in its first page. */
const OF_ACCOUNT = ['createdBy', 'email', 'telphone', 'telephone'] as const

/** Returns a stored project, packed as before, without what it tells of its owner's account besides the name. Throws where it cannot be read. */
export async function withoutAccount(stored: Uint8Array): Promise<Uint8Array> {
  const fields = without(readJson(await unpack(stored)).value as WireFields)
  const { page1 } = fields
  return packText(JSON.stringify(isFields(page1) ? { ...fields, page1: without(page1) } : fields))
}

const isFields = (value: unknown): value is WireFields => typeof value === 'object' && value !== null

const without = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !OF_ACCOUNT.some((own) => own === name)))
