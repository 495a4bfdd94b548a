import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { workedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, testFolder } from './run-cli'

/** The examples of the page, in order; the first one imports. */
const [imports = '', ...examples] = [...readFileSync('docs/worker-api.md', 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(
  (block) => block[1] ?? '',
)

let inputs: { project: string; pack: string }

/** Runs an example of the page in Node, as a reader would, and gives what it prints. */
function run(example: string, project = inputs.project): { exit: number | null; printed: string; errors: string } {
  const needsProject = !example.includes('const project')
  const given = needsProject ? `const project = JSON.parse(await readFile('project.json', 'utf8'))\n` : ''
  const code = `${imports}${given}${example}`
    .replaceAll("'project.json'", JSON.stringify(project))
    .replaceAll("'pack.json'", JSON.stringify(inputs.pack))
  const node = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' })
  return { exit: node.status, printed: node.stdout, errors: node.stderr }
}

function example(part: string): string {
  const found = examples.find((text) => text.includes(part))
  if (found === undefined) throw new Error(`the page has no example with ${part}`)
  return found
}

function tooLong(): unknown {
  const project = workedProject()
  const edge = project.selection.oduList[0]?.pipingGraphData.edges[6]
  if (edge) edge.data['ActualPipeLength'] = 150
  return project
}

beforeAll(() => {
  buildCli()
  const write = testFolder()
  inputs = { project: write('project.json', tooLong()), pack: write('pack.json', readFileSync('packs/default.json', 'utf8')) }
}, BUILD_MS)

test('the example of checking prints the findings', () => {
  expect(run(example('const { valid, findings }'))).toMatchObject({
    exit: 0,
    printed: expect.stringContaining('sys-1 error limit.farthestActualM The farthest unit') as string,
  })
})

test('the example of calculating prints ratio, charge, pipes and joints', () => {
  expect(run(example('const { systems }')).printed).toMatch(/^sys-1 \d+(\.\d+)? \d+(\.\d+)? 7 3\n$/)
})

test('the example of the options runs', () => {
  expect(run(example('readPack(JSON'))).toMatchObject({ exit: 0, errors: '' })
})

test('the example of refused input names path and expectation', () => {
  const project = testFolder()('bad.json', { ...workedProject(), page1: { coolingIndoorDbt: 'warm' } })
  expect(run(example('instanceof InputError'), project)).toMatchObject({
    exit: 0,
    errors: '$.page1.coolingIndoorDbt a number, not the text "warm"\n',
  })
})

test('the examples of converting give what the page says', () => {
  for (const line of example('convertValue(12').trim().split('\n')) {
    const [call = '', said = ''] = line.split(' // ')
    expect(run(`console.log(JSON.stringify(${call}) === JSON.stringify(${said}))`).printed).toBe('true\n')
  }
})
