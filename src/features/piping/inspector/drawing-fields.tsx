import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { LAY_OUTS } from '../../../model/diagram/diagram'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { byFloor } from '../../../model/drawing/plans/floors'
import { modeOf } from '../../../model/pack-rules/mode'
import { BRANCHINGS } from '../../../model/project/branching'
import type { Branching } from '../../../model/project/branching'
import { projectState } from '../../../state/piping/project'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { setBranching, setLayOut } from '../commands/set-drawing'

/** Edits how the diagram of a system is laid out, and how the units of its floors are preferably joined. */
export function DrawingFields({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { diagram } = open.drawing
  const row = outdoorRow(diagram)
  if (row < 0) return null
  return (
    <section className={classes.group}>
      <h3>{t('drawing.title')}</h3>
      <div className={classes.nodeFields}>
        <SegmentedControl
          fullWidth
          aria-label={t('drawing.layOut')}
          aria-description={t('drawing.layOutHint')}
          value={diagram.nodeRest[row]?.layOut ?? 'wide'}
          disabled={readOnly}
          data={LAY_OUTS.map((value) => ({ value, label: t(`drawing.layOuts.${value}`) }))}
          onChange={(value) => setLayOut(open.system.id, value)}
        />
        <BranchingFields open={open} isReadOnly={readOnly} />
      </div>
    </section>
  )
}

/** Only systems of two pipes may choose: mode-select boxes are fed by joints alone. */
function BranchingFields({ open, isReadOnly }: { open: OpenSystem; isReadOnly: boolean }) {
  const { t } = useTranslation(['piping', 'systems'])
  const { system, pack, labels } = open
  if (modeOf(open.drawing.diagram, pack, system.outdoorModels) !== 'HP') return null
  const floors = byFloor(system.indoorUnits).map(([unit]) => unit?.floor.trim() ?? '')
  const named = (value: Branching) => ({ value, label: t(`drawing.branchings.${value}`) })
  return (
    <>
      <NativeSelect
        label={t('drawing.branching')}
        description={t('drawing.branchingHint')}
        value={system.branching ?? ''}
        disabled={isReadOnly}
        data={[{ value: '', label: t('drawing.branchings.auto') }, ...BRANCHINGS.map(named)]}
        onChange={(event) => setBranching(system.id, chosen(event.currentTarget.value))}
      />
      {floors.length > 1 ? (
        <details className={classes.more}>
          <summary>{t('drawing.floors')}</summary>
          <div className={classes.nodeFields}>
            {floors.map((floor) => (
              <NativeSelect
                key={floor}
                label={floor === '' ? t('systems:noFloor') : labels.words.floor(floor)}
                value={system.floorBranching?.find((each) => each.floor === floor)?.by ?? ''}
                disabled={isReadOnly}
                data={[{ value: '', label: t('drawing.asSystem') }, ...BRANCHINGS.map(named)]}
                onChange={(event) => setBranching(system.id, chosen(event.currentTarget.value), floor)}
              />
            ))}
          </div>
        </details>
      ) : null}
    </>
  )
}

function chosen(value: string): Branching | null {
  return BRANCHINGS.find((each) => each === value) ?? null
}
