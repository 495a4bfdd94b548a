import type { Diagram } from '../../model/diagram/diagram'
import type { Finding } from '../../model/finding/finding'
import type { IndoorUnit } from '../../model/project/project'
import type { UnitSettings } from '../../model/project/quantity'
import type { EquipmentLookup } from '../drawing/equipment-lookup'
import type { PlaceWord } from './place-words'

/** Everything that labels need beside the diagram and its result, in the reader's language and measures. */
export interface LabelSource {
  /** The system's name, above its outdoor unit. */
  title: string
  unitSettings: UnitSettings
  equipment: EquipmentLookup
  /** The list entry that a node draws. */
  itemOf(indoorUnitId: string): IndoorUnit | undefined
  /** What a pipe without a length counts as, in m. */
  defaultLengthM(diagram: Diagram): number
  /** A figure in the reader's locale, with at most or, where `isFixed`, exactly so many decimals. */
  figure(value: number, decimals: number, isFixed?: boolean): string
  /** The sentence of a finding; without it a drawing has badges alone. */
  sentence?: (finding: Finding) => string
  words: {
    smartTitle(actual: string, rated: string): string
    cooling(capacity: string): string
    heating(capacity: string): string
    bends(count: string): string
    defaultLength(length: string): string
    floor(name: string): string
    required(capacity: string): string
    /** What would go on a free place. */
    place(place: PlaceWord): string
    /** What is special about how a fitting or unit stands. */
    mark(mark: 'turned' | 'rearMounted'): string
  }
}
