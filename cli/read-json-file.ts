import { parseFile } from '../src/engine/headless/decode-text'
import { nodeHost } from '../src/engine/headless/node-host'
import { callersPath } from './callers-path'

/**
 * Reads the JSON value in a file.
 * @throws FileError where the file cannot be read, is no UTF-8 text or is nested too deep, JsonTextError where the text is no JSON
 */
export async function readJsonFile(file: string): Promise<unknown> {
  return parseFile(await nodeHost.readFile(callersPath(file)), file)
}
