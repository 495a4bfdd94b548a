import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zipFile } from '../../../src/platform/files/zip-file'

it('a ZIP file is read by another program, names in any script and contents byte by byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-zip-'))
  try {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256)
    const zip = await zipFile([
      { name: 'Hotel 酒店 1.png', content: new Blob([bytes]) },
      { name: 'empty.png', content: new Blob([]) },
    ])
    writeFileSync(join(folder, 'sheets.zip'), Buffer.from(await zip.arrayBuffer()))
    const check = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
    execFileSync('python3', ['-c', check, join(folder, 'sheets.zip'), folder])
    expect(new Uint8Array(readFileSync(join(folder, 'Hotel 酒店 1.png')))).toEqual(bytes)
    expect(readFileSync(join(folder, 'empty.png'))).toHaveLength(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
