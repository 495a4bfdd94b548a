import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /[.](?:js|css|html|svg|json|wasm|ttf)$/
const SMALL_BYTES = 1_024
/** Above this size the best quality takes seconds, and saves a few per cent. */
const LARGE_BYTES = 600_000
const BEST = 11
const GOOD = 9

const brotli = promisify(brotliCompress)
const packed = promisify(gzip)

/** Lays a brotli and a gzip file beside every file of the built app that is worth it; the server sends them as they are. */
export async function compressApp(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const workers = cpus().map(async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file)
  })
  await Promise.all(workers)
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < SMALL_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? GOOD : BEST,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), packed(bytes, { level: 9 })])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
