import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const PAGE = 'docs/server.md'

/** A block of the page about the server, as it stands there: `sh name=backup`, `nginx`. Throws where the page has none or several. */
export function blockOfPage(header: string): string {
  const blocks = readFileSync(PAGE, 'utf8').split(`\n\`\`\`${header}\n`).slice(1)
  const [text, ...more] = blocks.map((rest) => rest.split('\n```')[0] ?? '')
  if (text === undefined || more.length > 0) throw new Error(`${PAGE} has ${blocks.length} blocks "${header}".`)
  return text
}

/** Runs the commands of a block of the page in a shell that ends with the first failure. */
export async function walk(name: string, environment: Record<string, string>): Promise<void> {
  await promisify(execFile)('sh', ['-eu', '-c', blockOfPage(`sh name=${name}`)], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  })
}
