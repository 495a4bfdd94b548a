import { memo, useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { glyphAt } from '../../../drawing/drawing/drawing'
import { pickedPlaces } from '../../../drawing/view/picked'
import type { Picked } from '../../../drawing/view/picked'
import type { Place } from '../../../drawing/view/spatial-index'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { FittingPanel } from './fitting-panel'
import { local } from '../../../workbench/open-system/local'
import { PipePanel } from './pipe-panel'
import classes from '../../../workbench/frame/panels.module.css'
import { SeveralNodesPanel } from './several-nodes-panel'
import { SeveralPipesPanel } from './several-pipes-panel'
import { SystemPanel } from './system-panel'
import { UnitPanel } from './unit-panel'
import { useAskedFocus } from '../../../workbench/open-system/use-asked-focus'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { useUnhurried } from '../../../workbench/open-system/use-unhurried'

/** Shows the picked rows with their editable fields. Escape returns the focus to the board. */
export function Inspector({ open, onLeave }: { open: OpenSystem; onLeave: () => void }) {
  const { t } = useTranslation('piping')
  const frame = useRef<HTMLDivElement>(null)
  const picked = useUnhurried(useSnapshot(local).picked as Picked, open.drawing.nodeCount)
  useAskedFocus(frame, picked)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    <div ref={frame} className={classes.inspector} role="group" tabIndex={0} aria-label={t('inspector.label')} onKeyDown={onKeyDown}>
      <Panel open={open} picked={picked} />
    </div>
  )
}

const Panel = memo(function Panel({ open, picked }: { open: OpenSystem; picked: Picked }) {
  const { drawing } = open
  const places = pickedPlaces(drawing, picked)
  const { edges, nodes } = useMemo(() => rowsOf(places), [places])
  const [edge] = edges
  const [row] = nodes
  if (edges.length > 1) return <SeveralPipesPanel open={open} edges={edges} ids={picked.edges} />
  if (edge !== undefined) return <PipePanel open={open} edge={edge} />
  if (nodes.length > 1) return <SeveralNodesPanel open={open} rows={nodes} ids={picked.nodes} />
  if (row === undefined) return <SystemPanel open={open} row={outdoorRow(drawing.diagram)} isRoot />
  switch (glyphAt(drawing, row)) {
    case 'outdoor':
      return <SystemPanel open={open} row={row} isRoot={false} />
    case 'indoor':
    case 'freshAir':
    case 'hydro':
    case 'kit':
      return <UnitPanel open={open} row={row} />
    default:
      return <FittingPanel open={open} row={row} />
  }
})

function rowsOf(places: readonly Place[]): { nodes: number[]; edges: number[] } {
  const nodes: number[] = []
  const edges: number[] = []
  for (const { kind, row } of places) (kind === 'node' ? nodes : edges).push(row)
  return { nodes, edges }
}
