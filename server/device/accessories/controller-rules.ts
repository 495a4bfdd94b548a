import type { CentralRuleAnswer, SubCatalogAnswer } from '../../../src/contract/device/accessories'
import { CONTROLLER_KINDS } from '../../../src/contract/device/accessories'
import type { Pack } from '../../../src/contract/pack'
import { electricalOf } from '../../../src/contract/pack/electrical'
import { nameIn } from '../../../src/contract/pack/name-in'
import { isOffered, type BrandSide } from '../../../src/model/project/unit-part'
import { controllerKindWord } from './part-type-words'

/** Returns the rules of central controllers and gateways of a pack, named in the language of an interface code. */
export function centralRules(pack: Pack, language: string): CentralRuleAnswer[] {
  const rules = pack.controllerRules?.items.filter(({ scope }) => scope === 'central') ?? []
  return rules.map((rule) => ({
    ruleId: rule.id,
    name: nameIn(rule, language),
    maxUnits: rule.maxUnits ?? null,
    maxSystems: rule.maxSystems ?? null,
    bus: rule.bus,
    maxLengthM: electricalOf(pack)?.buses.find(({ id }) => id === rule.bus)?.maxM ?? null,
    models: (pack.controllers?.items ?? []).filter((item) => item.rule === rule.id).map(({ id }) => id),
  }))
}

/** Returns the controllers of a pack by kind, for accounts of the house brand and for those of other brands; kinds without any are left out. */
export function controllerCatalog(pack: Pack, language: string): SubCatalogAnswer {
  const items = pack.controllers?.items ?? []
  const seenBy = (brand: BrandSide): SubCatalogAnswer['masterSubCatalog'] =>
    CONTROLLER_KINDS.flatMap((nodeType) => {
      const models = items.filter((item) => item.nodeType === nodeType && isOffered(item, brand)).map(({ id }) => id)
      return models.length > 0 ? [{ nodeType, nodeTypeName: controllerKindWord(nodeType, language), models }] : []
    })
  return { masterSubCatalog: seenBy('house'), guestSubCatalog: seenBy('guest') }
}
