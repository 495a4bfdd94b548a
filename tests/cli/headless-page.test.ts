import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { workedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, testFolder } from './run-cli'

const page = readFileSync('docs/headless.md', 'utf8')
/** The first block imports and reads the project; every other one has what it prints below it. */
const imports = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
const examples = [...page.matchAll(/## ([^\n]+)\n\n```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, title = '', code = '', printed = '']) => ({ title, code, printed }),
)
let folder: string

/** The worked system with a fourth unit too far away. */
function tooLong(): unknown {
  const project = workedProject()
  const edge = project.selection.oduList[0]?.pipingGraphData.edges[6]
  if (edge) edge.data['ActualPipeLength'] = 150
  return project
}

beforeAll(() => {
  buildCli()
  const write = testFolder()
  folder = dirname(write('project.json', tooLong()))
  write('pack.json', readFileSync('packs/default.json', 'utf8'))
}, BUILD_MS)

/** Runs code of the page in Node as a reader would, in a folder with the files it names. */
function printedBy(code: string): string {
  const module = `${imports}${code}`.replace("'branchline/headless'", JSON.stringify(join(process.cwd(), 'scripts/headless.mjs')))
  const node = spawnSync(process.execPath, ['--input-type=module', '--eval', module], { encoding: 'utf8', cwd: folder })
  expect(node.stderr).toBe('')
  return node.stdout
}

test('every block of code is an example with what it prints', () => {
  expect(page.match(/```js\n/g)).toHaveLength(examples.length + 1)
})

test('the package gives these functions to whoever imports it by name', () => {
  const run = `import * as all from 'branchline/headless'; console.log(Object.keys(all).sort().join(' '))`
  const node = spawnSync(process.execPath, ['--input-type=module', '--eval', run], { encoding: 'utf8' })
  const named = /import \{([^}]*)\} from 'branchline/.exec(imports)?.[1] ?? ''
  for (const name of named.split(',')) expect(node.stdout.split(/\s/)).toContain(name.trim())
})

test.each(examples)('$title', ({ code, printed }) => {
  expect(printedBy(code)).toBe(printed)
})
