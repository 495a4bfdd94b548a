import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Change } from '../../model/change/change'
import { equippingAll } from '../../model/edits/wiring/equip-all'
import { currentProject, projectState } from '../../state/piping/project'
import { Loading } from '../../ui/paged/loading'
import { useSliced } from '../../ui/hooks/use-sliced'
import { useFormat } from '../../ui/words/format'
import { change } from '../../workbench/commands/change'
import { Figure, FigureList } from '../../workbench/frame/figure-list'
import { nameIn } from './commands/edit-groups'
import { MANY_SYSTEMS, useControl } from './control-context'
import classes from './control.module.css'
import { equipPreview } from './model/equip-preview'
import { controlScreen } from './screen-state'

const NOTHING: Change = { label: 'equipAll', ops: [] }
const SKELETON_PX = 120

/** Shows how many groups and controllers "equip all" adds before it does so, as one step. */
export function EquipDialog() {
  const { t } = useTranslation('control')
  const { isEquipping } = useSnapshot(controlScreen)
  const close = (): void => void (controlScreen.isEquipping = false)
  return (
    <Modal opened={isEquipping} onClose={close} title={t('equip.title')} closeButtonProps={{ 'aria-label': t('accept.close') }}>
      {isEquipping ? <Proposal onClose={close} /> : null}
    </Modal>
  )
}

function Proposal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['control', 'ui'])
  const { view, pack, isReadOnly } = useControl()
  const format = useFormat()
  const { revision } = useSnapshot(projectState)
  const work = useMemo(
    () =>
      function* (): Generator<void, Change> {
        const project = revision >= 0 ? currentProject() : null
        return project ? yield* equippingAll(project, pack, nameIn(view)) : NOTHING
      },
    [revision, pack, view],
  )
  const { value: proposed, isPresent } = useSliced(work, view.systems.length > MANY_SYSTEMS)
  const preview = useMemo(() => (proposed ? equipPreview(proposed, view) : null), [proposed, view])
  if (!proposed || !preview || !isPresent)
    return (
      <Loading>
        <Skeleton height={SKELETON_PX} />
      </Loading>
    )
  const isNothing = proposed.ops.length === 0
  return (
    <div className={classes.dialog}>
      <p className={classes.text}>{isNothing ? t('equip.nothing') : t('equip.text')}</p>
      {isNothing ? null : (
        <FigureList>
          <Figure name={t('equip.groups')}>{format.number(preview.groups, 0)}</Figure>
          <Figure name={t('equip.units')}>{format.number(preview.units, 0)}</Figure>
          {[...preview.controllers].map(([model, count]) => (
            <ModelFigure key={model} model={model} count={count} />
          ))}
          {[...preview.centrals].map(([model, count]) => (
            <ModelFigure key={model} model={model} count={count} />
          ))}
        </FigureList>
      )}
      {preview.left > 0 ? <p className={classes.warning}>{t('equip.left', { number: preview.left })}</p> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui:confirm.cancel')}
        </Button>
        <Button
          data-autofocus
          disabled={isNothing || isReadOnly}
          onClick={() => {
            change(() => proposed)
            onClose()
          }}
        >
          {t('equip.submit')}
        </Button>
      </Group>
    </div>
  )
}

function ModelFigure({ model, count }: { model: string; count: number }) {
  const { words } = useControl()
  const format = useFormat()
  return <Figure name={`${model} ${words(model).name}`}>{format.number(count, 0)}</Figure>
}
