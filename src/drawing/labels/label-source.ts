import type { Diagram } from '../../model/diagram/diagram'
import type { Finding } from '../../model/finding/finding'
import type { IndoorUnit } from '../../model/project/project'
import type { UnitSettings } from '../../model/project/quantity'
import type { EquipmentLookup } from '../drawing/equipment-lookup'
import type { PlaceWord } from './place-words'

/** Texts of a wiring diagram, by row, in the reader's language and measures. */
export interface WireLabels {
  /** Name of the device, then lines about it. */
  device(row: number): readonly string[]
  /** Protective device and cable, the first of these texts that fits; empty where another line names them. The length; an assumed one is muted. */
  line(edge: number): { cable: readonly string[]; length: string; isAssumed: boolean }
}

/** The data that labels need beside the diagram and its result, in the reader's language and measures. */
export interface LabelSource {
  /** Name of the system, shown above its outdoor unit. */
  title: string
  unitSettings: UnitSettings
  equipment: EquipmentLookup
  /** Returns the list entry that a node draws. */
  itemOf(indoorUnitId: string): IndoorUnit | undefined
  /** Returns the default length in m of a pipe without its own. */
  defaultLengthM(diagram: Diagram): number
  /** Formats a figure in the reader's locale with at most, or where `isFixed` with exactly, this many decimals. */
  figure(value: number, decimals: number, isFixed?: boolean): string
  /** Returns the sentence of a finding; without it, badges have no text. */
  sentence?: (finding: Finding) => string
  /** Set for wiring diagrams. */
  wires?: WireLabels
  words: {
    smartTitle(actual: string, rated: string): string
    cooling(capacity: string): string
    heating(capacity: string): string
    bends(count: string): string
    defaultLength(length: string): string
    floor(name: string): string
    required(capacity: string): string
    /** Returns the hint of a free place: the equipment that may go there. */
    place(place: PlaceWord): string
    /** Returns the mark for a fitting or unit that is mounted differently. */
    mark(mark: 'turned' | 'rearMounted'): string
  }
}
