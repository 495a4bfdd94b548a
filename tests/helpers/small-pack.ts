import pack from '../../packs/default.json'

const UNITS = new Set(['C4-056', 'C4-071', 'DM-056', 'DM-090', 'WM-036', 'C4-028'])
const MODULES = new Set(['X4P-08', 'X4P-10', 'X4P-12', 'X4R-08', 'X4R-10'])

/**
 * The default pack with few units of each kind, as JSON: every table of rules is whole, but reading it takes a tenth of the time. It has what the worked system
 * and the system with a box need.
 */
export function smallPack(): Record<string, unknown> {
  const kept = structuredClone(pack) as unknown as Record<string, { items: { id: string; moduleIds?: string[] }[] }>
  const keep = (section: string, isKept: (item: { id: string; moduleIds?: string[] }, place: number) => boolean): void => {
    const list = kept[section]
    if (list) list.items = list.items.filter(isKept)
  }
  keep('oduModules', ({ id }) => MODULES.has(id))
  keep('oduCombinations', ({ moduleIds = [] }) => moduleIds.every((id) => MODULES.has(id)))
  keep('iduModels', ({ id }) => UNITS.has(id))
  for (const section of ['freshAirUnits', 'hrv', 'hydroModules', 'ahuKits']) keep(section, (_, place) => place < 2)
  for (const section of [
    'noise',
    'electrical',
    'controllers',
    'controllerRules',
    'renovation',
    'refrigerantProperties',
    'workedExample',
    'verificationVectors',
    'energy',
  ])
    if (section !== 'energy') Reflect.deleteProperty(kept, section)
  return kept
}
