import type { AccessoryCatalogue, AccessoryEntry, AccessoryFilter } from '../../../src/contract/device/accessories'
import type { Pack } from '../../../src/contract/pack'
import { partWords } from '../../../src/contract/pack/part-words'
import { fitsModel, packParts, partsThatFit } from '../../../src/model/pack-rules/parts/fitting-parts'
import { outdoorModules } from '../../../src/model/project/outdoor-modules'
import { isOffered, type BrandSide } from '../../../src/model/project/unit-part'
import { nameIn } from '../../../src/contract/pack/name-in'
import { controllerKindWord, partTypeWord } from './part-type-words'

/** Specification, section 9. */
const MOST_GROUP_CONTROLLERS = 2

/** The account that asks: by its brand, and in its language of the interface. */
interface Reader {
  side: BrandSide
  language: string
}

/** Returns controllers, panels, rear-mounted components and accessories of the pack that an account is offered; `show` marks those that fit all models asked for. */
export function accessoryCatalogue(pack: Pack, { modelNames = [] }: AccessoryFilter, { side, language }: Reader): AccessoryCatalogue {
  const fitting = new Set(partsThatFit(pack, outdoorModules(pack, modelNames)).map(({ id }) => id))
  const offered = [...packParts(pack).values()].filter((part) => isOffered(part, side))
  const entries = offered.map(({ id, type, max, isDefault }): AccessoryEntry => {
    const { name, text, url } = partWords(pack, id, language)
    return {
      ...{ id, nodeType: 'accessories', nodeTypeName: partTypeWord(type, language), url },
      ...{ num: Number(isDefault), max, title: name, label: id },
      desc: text,
      ...{ show: modelNames.length === 0 || fitting.has(id), canConnectGroup: false, type },
    }
  })
  const controllers = controllerEntries(pack, modelNames, { side, language })
  return {
    controllerList: [...controllers, ...entries.filter(({ type }) => type !== 'panel')],
    iduPanelList: entries.filter(({ type }) => type === 'panel'),
    controllerAccessoryDescList: [...controllers, ...entries].flatMap(({ id, desc }) => (desc === '' ? [] : [{ id, desc }])),
  }
}

function controllerEntries(pack: Pack, modelNames: readonly string[], { side, language }: Reader): AccessoryEntry[] {
  const models = outdoorModules(pack, modelNames)
  const offered = (pack.controllers?.items ?? []).filter((item) => isOffered(item, side))
  return offered.map((item): AccessoryEntry => {
    const { id, nodeType, url = '', canConnectGroup = false } = item
    const max = item.max ?? (nodeType === 'groupController' ? MOST_GROUP_CONTROLLERS : 1)
    return {
      ...{ id, nodeType, nodeTypeName: controllerKindWord(nodeType, language), url, num: 0, max },
      ...{ title: nameIn(item, language), label: id, desc: item.descriptions?.[language] ?? item.descriptions?.['en'] ?? '' },
      ...{ show: models.every((model) => fitsModel(pack, item, model)), canConnectGroup },
    }
  })
}
