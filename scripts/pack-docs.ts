import { readFileSync } from 'node:fs'
import { EXAMPLE_INPUTS } from '../src/contract/pack/example-inputs'
import { formattedPage } from './formatted-page'
import { PackSchema } from '../src/contract/pack/schema'
import { fieldLines, kindOf, type Shape } from './schema-lines'

const WORKED = new URL('../tests/packs/mitsubishi-hwe09120.json', import.meta.url)

/** The whole page: how packs are made, every field of every section, the questions of examples, and one small pack. */
export async function packDocs(): Promise<string> {
  const schema = PackSchema as unknown as Shape
  const page = [
    '# Rule packs',
    '',
    '_Written from the schema by `npx tsx scripts/write-pack-docs.ts`; do not edit._',
    '',
    INTRODUCTION,
    '## Sections',
    '',
    ...Object.entries(schema.properties ?? {}).flatMap(([name, section]) =>
      sectionLines(name, section, schema.required?.includes(name) ?? false),
    ),
    '## Questions of examples',
    '',
    'Each example asks one question with inputs of its own; a field with `?` may be left out, any other field is refused. Units stand in the names.',
    '',
    ...Object.entries(EXAMPLE_INPUTS as unknown as Record<string, Shape>).flatMap(([name, inputs]) => [
      `### ${name}`,
      '',
      ...fieldLines(inputs, ''),
      '',
    ]),
    '## A small partial pack',
    '',
    `It brings one section, \`charge\`, and takes all others from its base. \`npm run -s cli -- pack check FILE\` answers each example in a line.`,
    '',
    '```json',
    workedPack(),
    '```',
    '',
  ].join('\n')
  return formattedPage(page)
}

const INTRODUCTION = `A pack is JSON: equipment and every table a maker owns. Metric throughout (kW, mm, m, m³/h, kg, ℃, dB(A)). A whole pack has all required sections; a partial
one names its \`base\` (\`branchline-default\`) and brings whole sections of its own. In \`pipes\` and \`capacityCorrection\` each table counts as a section. Examples and
look-up tables are never taken over from a base.

- **Bounds of loads** stand in kW (\`fromKw\`, \`toKw\`) or in the maker's own capacity index (\`fromIndex\`, \`toIndex\`). Branch and joint rows end before their upper bound, stub rows
  with it; \`toInclusive\` says otherwise for one row.
- **Charge** is pipes × rate × factor + boxes + units + the maker's terms by outdoor model, horsepower, connected index, ratio and length; then \`negativeIsZero\`, \`leastByHp\` and
  \`rounding\`, in this order. Terms that are left out add nothing.
- **Correction tables** (\`capacityCorrection.tables\`) stand in place of the built-in factor of their link. Tables of one link multiply; length and level count as one link.
- **Limits with conditions** (\`limits.rules\`) hold beside the profiles while all their conditions do; the tightest decides.
- **Examples** are inputs and printed answers. Without a tolerance a number must round to the printed digits. A pack is published only when it has examples and all come out.

Whatever is wrong is refused with its JSON path: a missing or wrong value, rows that overlap or leave a gap, an axis that does not rise, an id that the pack does not have.
`

function sectionLines(name: string, section: Shape, isRequired: boolean): string[] {
  const lines = fieldLines(section, '')
  return [`### ${name}`, '', ...(isRequired ? [] : ['May be left out.', '']), ...(lines.length > 0 ? lines : [kindOf(section)]), '']
}

/** The charge of one published manual, with its rounding example and the first of each kind. */
function workedPack(): string {
  const pack = JSON.parse(readFileSync(WORKED, 'utf8')) as { examples: { id: string }[] }
  const wanted = ['O-05', 'metre-9.52', 'alpha-27', 'alpha-28']
  return JSON.stringify({ ...pack, examples: pack.examples.filter(({ id }) => wanted.includes(id)) }, null, 2)
}
