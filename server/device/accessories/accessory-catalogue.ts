import type { AccessoryCatalogue, AccessoryEntry, AccessoryFilter } from '../../../src/contract/device/accessories'
import type { Pack } from '../../../src/contract/pack'
import { partWords } from '../../../src/contract/pack/part-words'
import { packParts, partsThatFit } from '../../../src/model/pack-rules/parts/fitting-parts'
import { outdoorModules } from '../../../src/model/project/outdoor-modules'
import { partTypeWord } from './part-type-words'

/** Returns panels, rear-mounted components and accessories of the pack, named in the language of an interface code; `show` marks those that fit all models asked for. */
export function accessoryCatalogue(pack: Pack, { modelNames = [] }: AccessoryFilter, language: string): AccessoryCatalogue {
  const fitting = new Set(partsThatFit(pack, outdoorModules(pack, modelNames)).map(({ id }) => id))
  const entries = [...packParts(pack).values()].map(({ id, type, max, isDefault }): AccessoryEntry => {
    const { name, text, url } = partWords(pack, id, language)
    return {
      ...{ id, nodeType: 'accessories', nodeTypeName: partTypeWord(type, language), url },
      ...{ num: Number(isDefault), max, title: name, label: id },
      desc: text,
      ...{ show: modelNames.length === 0 || fitting.has(id), canConnectGroup: false, type },
    }
  })
  return {
    controllerList: entries.filter(({ type }) => type !== 'panel'),
    iduPanelList: entries.filter(({ type }) => type === 'panel'),
    controllerAccessoryDescList: entries.flatMap(({ id, desc }) => (desc === '' ? [] : [{ id, desc }])),
  }
}
