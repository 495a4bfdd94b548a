import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'
import { packEquipment } from '../../drawing/drawing/pack-equipment'
import { systemLabels } from '../../drawing/labels/system-labels'
import type { Words } from '../../drawing/labels/system-labels'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Finding } from '../../model/finding/finding'
import type { Project, System } from '../../model/project/project'
import { systemTags } from '../../model/tags/project-tags'
import type { UnitSettings } from '../../model/project/quantity'
import { packState, type DesignPack } from '../../state/core/pack'
import { projectState } from '../../state/piping/project'
import { workplace } from '../../state/page/workplace'
import { useSystemResult } from '../../ui/hooks/use-system-result'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { nodeNames } from '../../drawing/names/node-names'
import type { NodeNames } from '../../drawing/names/node-names'
import { useArrangings } from './use-arrangings'
import { useSentence } from './use-sentence'
import { useShownRevision } from './use-shown-revision'
import type { Diagram } from '../../model/diagram/diagram'
import { takeTouchedRows } from '../../state/core/touched-rows'
import { createDrawing } from '../../drawing/drawing/drawing'
import type { EquipmentLookup } from '../../drawing/drawing/equipment-lookup'
import { patchDrawing } from '../../drawing/drawing/patch-drawing'

const latest = new WeakMap<Diagram, { drawing: Drawing; equipment: EquipmentLookup }>()

/** Returns the drawing of a diagram after each change, patched from the former one as far as that is valid. */
export function followDrawing(diagram: Diagram, result: SystemResult | null, equipment: EquipmentLookup): Drawing {
  const touched = takeTouchedRows(diagram)
  const known = latest.get(diagram)
  const before = known?.equipment === equipment ? known.drawing : null
  const drawing =
    (before && touched && patchDrawing(before, result, equipment, touched)) ?? createDrawing(diagram, result, equipment, before)
  latest.set(diagram, { drawing, equipment })
  return drawing
}

const NO_SYSTEM = { name: '', indoorUnits: [] }

/** The system on screen with all the data that its panels read. */
export interface OpenSystem {
  project: Project
  system: System
  pack: DesignPack
  revision: number
  result: SystemResult | null
  /** Counter that renders an inactive system again once it has been arranged; it has no result that would signal it. */
  arrangings?: number
  drawing: Drawing
  labels: LabelSource
  names: NodeNames
  unitSettings: UnitSettings
  sentence: (finding: Finding) => string
}

/** Returns the open project's current system: the last opened one, else the first. Null without a project or a system. */
export function useOpenSystem(): OpenSystem | null {
  const { t, i18n } = useTranslation(['piping', 'board'])
  const { systemId } = useSnapshot(workplace)
  const hasPack = useSnapshot(packState).pack !== null
  const arrangings = useArrangings()
  const unitSettings = useUnitSettings()
  const sentence = useSentence(unitSettings)
  const project = projectState.current
  const id = project && (systemId !== null && project.systems[systemId] ? systemId : project.systemOrder[0])
  const system = id ? project.systems[id] : undefined
  const result = useSystemResult(id ?? null)
  const pack = hasPack ? packState.pack : null
  const language = i18n.language
  const revision = useShownRevision(system, result)
  const { name, indoorUnits } = system ?? NO_SYSTEM
  const words: Words = useCallback((key, values = {}) => t(key, values), [t])
  // Most changes keep name and list, so the labels and their painted texts can be reused.
  const labels = useMemo(
    () => pack && systemLabels({ name, indoorUnits }, { unitSettings, pack, words, language, sentence }),
    [name, indoorUnits, unitSettings, pack, words, language, sentence],
  )

  return useMemo(() => {
    if (!project || !system || !pack || !labels) return null
    const drawing = followDrawing(system.diagram, result, packEquipment(pack))
    return {
      project,
      system,
      pack,
      revision,
      result: drawing.result,
      arrangings,
      drawing,
      labels,
      names: nodeNames(drawing, labels, words, () => systemTags(project, system.id)),
      unitSettings,
      sentence,
    }
  }, [project, system, pack, labels, words, revision, arrangings, result, unitSettings, sentence])
}
