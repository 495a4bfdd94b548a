import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Drawing } from '../../../drawing/drawing/drawing'
import { packEquipment } from '../../../drawing/drawing/pack-equipment'
import type { LabelSource } from '../../../drawing/labels/label-source'
import { figureIn, floorName, systemLabels, type Words } from '../../../drawing/labels/system-labels'
import { createWireDrawing } from '../../../drawing/wiring/wire-drawing'
import { wireRows, type WireRow } from '../../../drawing/wiring/wire-rows'
import type { Finding } from '../../../model/finding/finding'
import type { Project, System } from '../../../model/project/project'
import type { UnitSettings } from '../../../model/project/quantity'
import type { WireDiagram } from '../../../model/wiring/wiring'
import { packState, type DesignPack } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { workplace } from '../../../state/page/workplace'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { useSentence } from '../../../workbench/open-system/use-sentence'
import { wiringView, type WiringScope } from '../wiring-view'
import { useWires } from './use-wires'
import { wireLabels } from './wire-labels'
import { wireWords, type WireWords } from './wire-words'
import type { Wires } from './wires'

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
  const rows = useMemo(
    () =>
      wires && {
        power: wireRows('power', wires.systems, wires.centrals),
        signal: wireRows('signal', wires.systems, wires.centrals),
      },
    [wires],
  )
  const names = useMemo(() => {
    if (!project || !wires || !rows) return null
    return wireWords(rows.power, {
      project,
      practice: wires.practice,
      words,
      figure: figureIn(language),
      floor: (name) => floorName(name, words),
    })
  }, [project, wires, rows, words, language])
  const open = useMemo((): OpenWires | null => {
    if (!project || !system || !pack || !wires || !rows || !names) return null
    return { project, system, pack, scope, wires, names, unitSettings, sentence, rows }
  }, [project, system, pack, wires, rows, names, scope, unitSettings, sentence])
  return { system, open, ...rest }
}

/** Returns one diagram of the open lines, drawn. In the building another open system changes nothing of it. */
export function useOpenDiagram(open: OpenWires, diagram: WireDiagram): OpenDiagram {
  const { t, i18n } = useTranslation(['wiring', 'board'])
  const { language } = i18n
  const words: Words = useCallback((key, values = {}) => t(key, values), [t])
  const { project, system, pack, scope, names, unitSettings, sentence, wires } = open
  const rows = open.rows[diagram]
  const isBuilding = scope === 'building'
  const name = isBuilding ? project.information.projectName : system.name
  const labels = useMemo((): LabelSource => {
    const items = new Map(rows.flatMap((row) => names.item(row) ?? []).map((item) => [item.id, item]))
    return {
      ...systemLabels({ name, indoorUnits: [] }, { unitSettings, pack, words, language, sentence }),
      title: words(`wiring:diagram.${diagram}`, { name }),
      itemOf: (id) => items.get(id),
      wires: wireLabels(rows, { names, words, unitSettings, figure: figureIn(language), isBuilding }),
    }
  }, [rows, names, name, diagram, pack, words, language, unitSettings, sentence, isBuilding])
  const drawing = useMemo(
    () => createWireDrawing(diagram, rows, wires.findings, packEquipment(pack), (row) => (isReference(row) ? undefined : names.item(row))),
    [diagram, rows, wires, pack, names],
  )
  return useMemo(() => ({ open, diagram, drawing, labels }), [open, diagram, drawing, labels])
}

/** On the line of a group a unit is drawn a second time, outside of its floor. */
function isReference(row: WireRow): boolean {
  return row.diagram === 'signal' && row.line.bus.connects !== 'system'
}
