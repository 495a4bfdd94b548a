import { readFileSync } from 'node:fs'
import { EXAMPLE_INPUTS } from '../../src/contract/pack/examples/example-inputs'
import { formattedPage } from './formatted-page'
import { PackSchema } from '../../src/contract/pack/schema'
import { fieldLines, kindOf, type Shape } from './schema-lines'

const WORKED = new URL('../../tests/packs/mitsubishi-hwe09120.json', import.meta.url)

/** Returns the whole page: how packs are made, every field of every section, the kinds of examples, and one small pack. */
export async function packDocs(): Promise<string> {
  const schema = PackSchema as unknown as Shape
  const page = [
    '# Rule packs',
    '',
    '_Written from the schema by `npx tsx scripts/docs/write-pack-docs.ts`; do not edit._',
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
- **Heating by dry bulb**: \`heatOutdoorDb\` stands in place of \`heatOutdoorWb\`, \`defrost.outdoorDbC\` in place of \`outdoorWbC\`, and a correction table of the mode \`heat\` may be read by
  \`outdoorDbC\`. The project's outdoor dry bulb of the heating is read then; where only the wet bulb is given it stands for the dry bulb, which is never lower.
- **Pressure at altitude** (\`capacityCorrection.pressure\`): a table by elevation, or the standard atmosphere from \`seaLevelKPa\`. It gives the density of the air that units move, and
  correction tables may be read by \`pressureKPa\`. \`altitude\` stays the factor by elevation.
- **Index weights** (\`connectionRatio.indexWeights\`) weigh the capacity index of a kind of unit where ratios are made of the sum, by whether the kind stands \`alone\` or \`mixed\`, by series and
  by outdoor model or combination. Pipes, joints, boxes, charge bands and the limits on the share of one kind keep the plain index: refrigerant flows by it.
- **Block load** (\`connectionRatio.blockLoad\`): the share of the rooms' loads that stands at one time. Proposals hold an outdoor unit against that share of what is required, or against the load
  that is given; each unit gets its share of the outdoor unit's capacity as if only that share ran. The ratio counts all that is connected, or the share too with \`ratio: block\`.
- **Pipes between modules** (\`branchJoints.outdoorConnectingPipes.counted\`) are in no drawing. With their metres they count in the charge (among the maker's own terms), in the limit of the
  total length, and in the limits of the farthest length; never in the length factors.
- **Shortened lengths** (\`capacityCorrection.piping.shortened\`): the main pipe counts with this weight once its line has grown by this step. It precedes the general factors, and the maker's
  own length tables are then read by the shortened length. The limits of length keep the real one.
- **Least area** (\`safety.leastArea\`): the floor of a known room against the larger of the formulas of IEC 60335-2-40 that the pack names, as \`limit.leastAreaM2\`.
- **Limits with conditions** (\`limits.rules\`) hold beside the profiles while all their conditions do; the tightest decides.
- **Examples** are inputs and printed answers, 500 at most. Without a tolerance a number must round to the printed digits; a tolerance is at most 5 % of the printed number. A pack is published
  only when it has examples and all come out. A \`pipe\` question with an outdoor unit is bounded by the main pipe, as a drawn system is.

Whatever is wrong is refused with its JSON path: a missing or wrong value, rows that overlap or leave a gap, an axis that does not rise, an id that the pack does not have, a factor outside 0 to 2
(a ratio of power: 0 to 5), a size that steps down or to itself, a diameter that \`pipes.diameters\` does not list (within 0.1 mm, because makers round inch sizes differently; rates of charge may stand for whole
millimetres too), an index below half or above twice ten times the capacity in kW.
`

function sectionLines(name: string, section: Shape, isRequired: boolean): string[] {
  const lines = fieldLines(section, '')
  return [`### ${name}`, '', ...(isRequired ? [] : ['May be left out.', '']), ...(lines.length > 0 ? lines : [kindOf(section)]), '']
}

/** Returns the charge section of one published manual, with its rounding example and the first example of each kind. */
function workedPack(): string {
  const pack = JSON.parse(readFileSync(WORKED, 'utf8')) as { examples: { id: string }[] }
  const wanted = ['O-05', 'metre-9.52', 'alpha-27', 'alpha-28']
  return JSON.stringify({ ...pack, examples: pack.examples.filter(({ id }) => wanted.includes(id)) }, null, 2)
}
