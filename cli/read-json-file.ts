import { parseJson } from '../src/contract/wire/json-text'
import { decodeText } from '../src/engine/headless/decode-text'
import { nodeHost } from '../src/engine/headless/node-host'
import { callersPath } from './callers-path'

/**
 * The JSON value in a file.
 * @throws FileError where the file cannot be read or is no UTF-8 text, JsonTextError where the text is no JSON
 */
export async function readJsonFile(file: string): Promise<unknown> {
  return parseJson(decodeText(await nodeHost.readFile(callersPath(file)), file))
}
