import { InputError } from '../../input-error'
import { ELECTRICAL_FIELDS, electricalOf, type Electrical } from '../electrical'
import type { Pack } from '../schema'

/**
 * Checks supply lines, communication lines and controllers: ids of their own, references that exist, rising tables, one practice at most for a country.
 * @throws InputError naming the JSON path of the first break.
 */
export function checkWiringMeaning(pack: Pack): void {
  const { controllers, controllerRules } = pack
  checkWhole(pack)
  const electrical = electricalOf(pack)
  if (electrical) checkElectrical(electrical)
  const buses = new Set(electrical?.buses.map(({ id }) => id))
  once(controllerRules?.items ?? [], '$.controllerRules.items')
  controllerRules?.items.forEach(({ bus }, i) => known(buses, bus, `$.controllerRules.items[${i}].bus`, 'line of electrical.buses'))
  once(controllers?.items ?? [], '$.controllers.items')
  const rules = new Map(controllerRules?.items.map((rule) => [rule.id, rule]))
  const types = new Set([...Object.keys(pack.iduTypes), 'FA', 'HDO', 'AHU', 'HRV'])
  controllers?.items.forEach((item, i) => {
    const at = `$.controllers.items[${i}]`
    item.types?.forEach((type, t) => known(types, type, `${at}.types[${t}]`, 'type of unit'))
    if (item.rule === undefined) {
      if (item.nodeType !== 'remoteController')
        throw new InputError(`${at}.rule`, 'a rule of controllerRules; only a remote controller has none')
      return
    }
    known(rules, item.rule, `${at}.rule`, 'rule of controllerRules')
    const scope = item.nodeType === 'centralController' || item.nodeType === 'gateway' ? 'central' : 'group'
    if (rules.get(item.rule)?.scope !== scope) throw new InputError(`${at}.rule`, `a rule whose scope is '${scope}'`)
  })
}

function checkWhole({ electrical }: Pack): void {
  if (!electrical || ELECTRICAL_FIELDS.every((field) => electrical[field] === undefined)) return
  for (const field of ELECTRICAL_FIELDS)
    if (electrical[field] === undefined)
      throw new InputError(`$.electrical.${field}`, 'a value, because the section has others of its fields')
}

function checkElectrical(electrical: Electrical): void {
  const { supplies, practices, buses } = electrical
  once(supplies, '$.electrical.supplies')
  once(practices, '$.electrical.practices')
  once(buses, '$.electrical.buses')
  known(new Set(supplies.map(({ id }) => id)), electrical.usualSupply, '$.electrical.usualSupply', 'supply of electrical.supplies')
  const countries = new Set<string>()
  let general = -1
  practices.forEach((practice, i) => {
    const at = `$.electrical.practices[${i}]`
    for (const country of practice.countries ?? []) {
      if (countries.has(country)) throw new InputError(`${at}.countries`, `countries of its own; ${country} has a practice already`)
      countries.add(country)
    }
    if (!practice.countries && general >= 0)
      throw new InputError(`${at}.countries`, `its countries; practice ${general} holds everywhere else`)
    if (!practice.countries) general = i
    if (practice.rule === 'cableThenDevice' && practice.deviceFactor === undefined)
      throw new InputError(`${at}.deviceFactor`, 'the part of the largest motor in the protective device')
    rising(practice.breakersA, `${at}.breakersA`)
    rising(
      practice.cables.map(({ mm2 }) => mm2),
      `${at}.cables`,
    )
    rising(
      practice.cables.map(({ ampsThreeLoaded }) => ampsThreeLoaded),
      `${at}.cables`,
    )
    rising(
      practice.cables.map(({ ampsTwoLoaded }) => ampsTwoLoaded),
      `${at}.cables`,
    )
  })
  if (general < 0) throw new InputError('$.electrical.practices', 'one practice without countries, which holds everywhere else')
  buses.forEach(({ addresses }, i) => {
    if (addresses && addresses[1] < addresses[0]) throw new InputError(`$.electrical.buses[${i}].addresses[1]`, `at least ${addresses[0]}`)
  })
}

function rising(values: readonly number[], path: string): void {
  values.forEach((value, i) => {
    if (i > 0 && !(value > (values[i - 1] ?? 0))) throw new InputError(`${path}[${i}]`, 'more than the one before')
  })
}

function once(items: readonly { id: string }[], path: string): void {
  const seen = new Set<string>()
  items.forEach(({ id }, i) => {
    if (seen.has(id)) throw new InputError(`${path}[${i}].id`, `an id of its own, not '${id}' again`)
    seen.add(id)
  })
}

function known(ids: { has: (id: string) => boolean }, id: string, path: string, what: string): void {
  if (!ids.has(id)) throw new InputError(path, `a known ${what}, not '${id}'`)
}
