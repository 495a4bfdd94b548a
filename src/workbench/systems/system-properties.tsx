import { Button, Modal, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { NumberField } from '../../ui/fields/number-field'
import { projectState } from '../../state/piping/project'
import { editSystems } from '../commands/systems/edit-systems'
import { USUAL_SCALE } from './system-facts'
import type { SystemFacts } from './system-facts'
import classes from './systems.module.css'
import { concerned, treeState } from './tree-state'

/** Limits of the scale in a saved project. */
const LEAST_SCALE = 10
const LARGEST_SCALE = 400
const MOST_FLOORS = 300

/**
 * Edits floor, level, scale, activity and report choice of a system, or of all picked ones if it is among them; each field is its own step of undo.
 */
export function SystemProperties({ facts, onClose }: { facts: SystemFacts; onClose: () => void }) {
  const { t } = useTranslation('systems')
  const { picked } = useSnapshot(treeState)
  const { readOnly } = useSnapshot(projectState)
  const ids = picked.includes(facts.id) ? concerned(facts.id) : [facts.id]
  const close = (): void => {
    treeState.shownProperties = null
    onClose()
  }
  return (
    <Modal
      opened
      onClose={close}
      size="xs"
      title={ids.length > 1 ? t('pickedCount', { count: ids.length }) : facts.name}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.properties} onKeyDown={(event) => event.stopPropagation()}>
        <NumberField
          label={t('floorField')}
          description={t('floorHint')}
          value={facts.floor}
          decimals={0}
          min={-MOST_FLOORS}
          max={MOST_FLOORS}
          isRequired
          isDisabled={readOnly}
          onCommit={(floor) => editSystems(ids, { floor: floor ?? 0 })}
        />
        <NumberField
          label={t('levelField')}
          value={facts.level}
          decimals={0}
          min={0}
          max={MOST_FLOORS}
          isRequired
          isDisabled={readOnly}
          onCommit={(level) => editSystems(ids, { level: level ?? 1 })}
        />
        <NumberField
          label={t('scaleField')}
          unit="%"
          description={t('scaleHint')}
          value={facts.scalePercent}
          decimals={0}
          min={LEAST_SCALE}
          max={LARGEST_SCALE}
          step={10}
          isRequired
          isDisabled={readOnly}
          onCommit={(scalePercent) => editSystems(ids, { scalePercent: scalePercent ?? USUAL_SCALE })}
        />
        <Switch
          label={t('activeField')}
          checked={facts.isActive}
          disabled={readOnly}
          onChange={(event) => editSystems(ids, { active: event.currentTarget.checked })}
        />
        <Switch
          label={t('reportField')}
          checked={!facts.isUnreported}
          disabled={readOnly}
          onChange={(event) => editSystems(ids, { isUnreported: !event.currentTarget.checked })}
        />
        <Button onClick={close}>{t('done')}</Button>
      </div>
    </Modal>
  )
}
