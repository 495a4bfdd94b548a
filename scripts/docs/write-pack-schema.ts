import { writeFileSync } from 'node:fs'
import { PackSchema } from '../../src/contract/pack'

/** Writes the published JSON schema of rule packs from the schema with which the product checks packs. */
const published = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Branchline rule pack',
  description: 'Equipment and tables of one maker: capacities, pipe sizes, limits, charge, correction. Metric.',
  ...PackSchema,
}
writeFileSync(new URL('../../packs/pack.schema.json', import.meta.url), `${JSON.stringify(published, null, 2)}\n`)
