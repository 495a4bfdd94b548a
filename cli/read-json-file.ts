import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseJson } from '../src/contract/wire/json-text'
import { FileError } from './failure'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'a file that exists',
  ENOTDIR: 'a file that exists',
  EISDIR: 'a file, not a folder',
  EACCES: 'a file that may be read',
  ERR_FS_FILE_TOO_LARGE: 'a file under 2 GiB',
}

/**
 * The JSON value in a file. Names are taken from the folder the command was given in, which npm leaves for that of the package.
 * @throws FileError where the file cannot be read or is no UTF-8 text, JsonTextError where the text is no JSON
 */
export async function readJsonFile(file: string): Promise<unknown> {
  let bytes: Buffer
  try {
    bytes = await readFile(resolve(startFolder(), file))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw new FileError(file, REASONS[code] ?? `a file that can be read (${code})`)
  }
  return parseJson(textOf(bytes, file))
}

function textOf(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FileError(file, 'UTF-8 text')
  }
}

function startFolder(): string {
  const isOurScript = process.env['npm_lifecycle_event'] === 'cli'
  return (isOurScript ? process.env['INIT_CWD'] : undefined) ?? process.cwd()
}
