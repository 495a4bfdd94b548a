import { Button } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { houseWords } from '../../../state/page/house-words'
import { session } from '../../../state/page/session'
import { PanelHint } from '../../../ui/feedback/panel-hint'
import { SearchField } from '../../../ui/filter/search-field'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { moveFocus } from '../../../ui/hooks/move-focus'
import { matches } from '../../../ui/table/matches'
import { openParts } from '../../../workbench/parts/parts-state'
import { addToPicked } from '../commands/edit-groups'
import { useControl, usePickedRows } from '../control-context'
import { dragController } from '../drags'
import { systemsOfPicked, unitsOfPicked } from '../model/control-rows'
import { offeredControllers, type PackController } from '../model/offered-controllers'
import classes from './side.module.css'

/** A catalogue above this length is searched. */
const SEARCHED_FROM = 12

/** Offers the controllers of the pack that the account's brand sees: dragged onto a row, or added to the picked rows by click or Enter. */
export function ControllerParts() {
  const { t } = useTranslation('control')
  const { pack, words, isReadOnly } = useControl()
  const { userInfo } = useSnapshot(session)
  const [search, setSearch] = useState('')
  const brand = userInfo?.brand ?? ''
  const kinds = useMemo(() => offeredControllers(pack, brand, houseWords()), [pack, brand])
  const count = kinds.reduce((sum, { items }) => sum + items.length, 0)
  const picked = usePickedRows()
  const isNothingPicked = picked.groups.length + picked.units.length + picked.systemIds.length === 0
  const shown = kinds.flatMap(({ kind, items }) => {
    const found = items.filter(({ id }) => matches(`${id} ${words(id).name}`, search))
    return found.length > 0 ? [{ kind, items: found }] : []
  })
  return (
    <section className={classes.parts} aria-label={t('parts.title')}>
      <h2>{t('parts.title')}</h2>
      <p className={classes.muted}>{isReadOnly ? t('ui:readOnly') : isNothingPicked ? t('parts.pickFirst') : t('parts.hint')}</p>
      {count > SEARCHED_FROM ? <SearchField label={t('parts.search')} value={search} onText={setSearch} size="xs" /> : null}
      {count === 0 ? <PanelHint>{t('parts.none')}</PanelHint> : null}
      <div role="group" aria-label={t('parts.title')} onKeyDown={moveFocus}>
        {shown.map(({ kind, items }) => (
          <section key={kind} aria-label={t(`kind.${kind}`)}>
            <h3>{t(`kind.${kind}`)}</h3>
            <ul className={classes.partList}>
              {items.map((item) => (
                <li key={item.id}>
                  <Part item={item} isDisabled={isReadOnly || isNothingPicked} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <UnitParts />
    </section>
  )
}

function Part({ item, isDisabled }: { item: PackController; isDisabled: boolean }) {
  const { t } = useTranslation('control')
  const { view, words, isReadOnly } = useControl()
  const picked = usePickedRows()
  const { name, text } = words(item.id)
  const add = (): void => {
    if (isDisabled) return
    addToPicked(view, picked, item.id)
  }
  return (
    <button
      type="button"
      data-entry
      className={classes.part}
      aria-disabled={isDisabled}
      aria-label={t('parts.add', { model: item.id, name })}
      draggable={!isReadOnly}
      onDragStart={(event) => dragController(event, item.id)}
      onClick={add}
    >
      <span className={classes.partName}>
        <b>{item.id}</b> {name}
      </span>
      {text === '' ? null : <small>{text}</small>}
    </button>
  )
}

/** Opens panels, accessories, energy meters and filter meshes of the picked units: those of one system at a time, as their list is. */
function UnitParts() {
  const { t } = useTranslation('control')
  const { view, isReadOnly } = useControl()
  const picked = usePickedRows()
  const [systemId, ...otherSystems] = systemsOfPicked(view, picked)
  const lines = [...new Set(unitsOfPicked(view, picked).flatMap(({ lineId }) => (lineId === '' ? [] : [lineId])))]
  const isOffered = systemId !== undefined && otherSystems.length === 0 && lines.length > 0
  return (
    <section aria-label={t('parts.others')}>
      <h3>{t('parts.others')}</h3>
      <Button
        fullWidth
        variant="default"
        leftSection={<IconPuzzle size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || !isOffered}
        onClick={() => systemId !== undefined && openParts(systemId, lines)}
      >
        {t('parts.open')}
      </Button>
      {isOffered ? null : <p className={classes.muted}>{t('parts.openHint')}</p>}
    </section>
  )
}
