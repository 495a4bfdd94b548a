import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Drawing } from '../../../drawing/drawing/drawing'
import { packEquipment } from '../../../drawing/drawing/pack-equipment'
import type { LabelSource } from '../../../drawing/labels/label-source'
import { figureIn, floorName, systemLabels, type Words } from '../../../drawing/labels/system-labels'
import { drawingWires } from '../../../drawing/wiring/wire-drawing'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import type { Finding } from '../../../model/finding/finding'
import type { Project, System } from '../../../model/project/project'
import type { UnitSettings } from '../../../model/project/quantity'
import type { WireDiagram } from '../../../model/wiring/wiring'
import { packState, type DesignPack } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { workplace } from '../../../state/page/workplace'
import { useSliced } from '../../../ui/hooks/use-sliced'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { useSentence } from '../../../workbench/open-system/use-sentence'
import { wiringView, type WiringScope } from '../wiring-view'
import { useWires } from './use-wires'
import { wireLabels } from './wire-labels'
import { wireWords, type WireWords } from './wire-words'
import type { Wires } from './wires'

/** Above this many rows a diagram is drawn in slices. */
const MANY_ROWS = 2_000

/** The lines on screen with everything that board, table and panels read. */
export interface OpenWires {
  project: Project
  system: System
  pack: DesignPack
  scope: WiringScope
  wires: Wires
  names: WireWords
  unitSettings: UnitSettings
  sentence: (finding: Finding) => string
  /** Rows of both diagrams, each device before those behind it. */
  rows: Record<WireDiagram, readonly WireRow[]>
}

/** A diagram as the board shows it. */
export interface OpenDiagram {
  open: OpenWires
  diagram: WireDiagram
  drawing: Drawing
  labels: LabelSource
}

interface ShownState {
  /** Null without a project or system. */
  system: System | null
  open: OpenWires | null
  progress: number | null
  error: string | null
  cancel: () => void
}

/** Returns the lines of the open system or the building; null until they are computed. */
export function useOpenWires(): ShownState {
  const { t, i18n } = useTranslation(['wiring', 'board'])
  const { systemId } = useSnapshot(workplace)
  const { scope } = useSnapshot(wiringView)
  const unitSettings = useUnitSettings()
  const sentence = useSentence(unitSettings)
  useSnapshot(packState)
  const project = projectState.current
  const id = project ? (systemId !== null && project.systems[systemId] ? systemId : (project.systemOrder[0] ?? null)) : null
  const { wires, ...rest } = useWires(id, scope)
  const system = (id && project?.systems[id]) || null
  const { pack } = packState
  const { language } = i18n
  const words: Words = useCallback((key, values = {}) => t(key, values), [t])
  const names = useMemo(() => {
    if (!project || !wires) return null
    return wireWords(wires.rows.power, {
      project,
      practice: wires.practice,
      words,
      figure: figureIn(language),
      floor: (name) => floorName(name, words),
    })
  }, [project, wires, words, language])
  const open = useMemo((): OpenWires | null => {
    if (!project || !system || !pack || !wires || !names) return null
    return { project, system, pack, scope, wires, names, unitSettings, sentence, rows: wires.rows }
  }, [project, system, pack, wires, names, scope, unitSettings, sentence])
  return { system, open, ...rest }
}

type Drawn = Omit<OpenDiagram, 'labels'>

/** Returns one diagram of the open lines, drawn; null until a large one is, and for no diagram. After an edit a large one stays as it was until it is drawn again. */
export function useOpenDiagram(open: OpenWires, diagram: WireDiagram | null): OpenDiagram | null {
  const { t, i18n } = useTranslation(['wiring', 'board'])
  const { language } = i18n
  const words: Words = useCallback((key, values = {}) => t(key, values), [t])
  const work = useMemo(() => () => drawingOpen(open, diagram), [open, diagram])
  const { value } = useSliced(work, diagram !== null && open.rows[diagram].length > MANY_ROWS)
  const drawn = value && value.diagram === diagram && isSamePart(value.open, open) ? value : null
  return useMemo(() => drawn && { ...drawn, labels: labelsOf(drawn, words, language) }, [drawn, words, language])
}

function* drawingOpen(open: OpenWires, diagram: WireDiagram | null): Generator<void, Drawn | null> {
  if (diagram === null) return null
  const { wires, pack, names } = open
  const itemOf = (row: WireRow) => (isReference(row) ? undefined : names.item(row))
  return { open, diagram, drawing: yield* drawingWires(diagram, open.rows[diagram], wires.findings, packEquipment(pack), itemOf) }
}

function isSamePart(one: OpenWires, other: OpenWires): boolean {
  return one.scope === other.scope && (one.scope === 'building' || one.system.id === other.system.id)
}

function labelsOf({ open, diagram }: Drawn, words: Words, language: string): LabelSource {
  const { project, system, pack, scope, names, unitSettings, sentence } = open
  const isBuilding = scope === 'building'
  const name = isBuilding ? project.information.projectName : system.name
  return {
    ...systemLabels({ name, indoorUnits: [] }, { unitSettings, pack, words, language, sentence }),
    title: words(`wiring:diagram.${diagram}`, { name }),
    itemOf: names.itemById,
    wires: wireLabels(open.rows[diagram], { names, words, unitSettings, figure: figureIn(language), isBuilding }),
  }
}

/** On the line of a group a unit is drawn a second time, outside of its floor. */
function isReference(row: WireRow): boolean {
  return row.diagram === 'signal' && row.line.bus.connects !== 'system'
}
