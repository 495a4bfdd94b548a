import { Button, Modal, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowBackUp, IconBuilding, IconExclamationCircle, IconFileDescription, IconMapPin } from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectData } from '../../../state/page/project-data'
import { history, lastStep, undo } from '../../../state/piping/history'
import { projectState } from '../../../state/piping/project'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { BidFields } from './bid-fields'
import { BuildingFields } from './building-fields'
import classes from './data-dialog.module.css'
import { DataFigures } from './data-figures'
import fields from './fields.module.css'
import { keepPage } from './last-page'
import { NameFields } from './name-fields'
import { partOf, PARTS, type Part } from './parts'
import { PlacePart } from './place-part'
import { impossibleConditions } from './project-draft'
import { useLiveDraft } from './use-live-draft'
import { useRefused } from './use-refused'
import { foundData, useSaveFromList, type FoundData } from './use-save-from-list'

/** On a phone and at 200 % the dialog fills the window, with its parts above the fields. */
const SMALL = '(max-width: 720px)'

const ICONS = { project: IconFileDescription, place: IconMapPin, building: IconBuilding }

/** Edits the data of the open project: each field is stored as it is left, one step for undo each, and the calculation follows. */
export function ProjectDataDialog() {
  const { t } = useTranslation(['projects', 'app'])
  const { isOpen, isFromList, opening, field } = useSnapshot(projectData)
  const { current } = useSnapshot(projectState)
  const isSmall = useMediaQuery(SMALL, window.matchMedia(SMALL).matches, { getInitialValueInEffect: false })
  const body = useRef<HTMLDivElement>(null)
  const found = useRef<{ opening: number; data: FoundData | null } | null>(null)
  const save = useSaveFromList()
  const close = (): void => {
    projectData.isOpen = false
    const { data } = found.current ?? {}
    const now = foundData()
    if (!data || now?.id !== data.id || JSON.stringify(now) === JSON.stringify(data)) return
    keepPage(now.information)
    if (isFromList) save(data)
  }
  const focusField = (): void => {
    if (field !== null) body.current?.querySelector<HTMLElement>(`[data-field="${field}"] input, input[data-field="${field}"]`)?.focus()
  }
  return (
    <Modal
      opened={isOpen && current !== null}
      onClose={close}
      onEnterTransitionEnd={focusField}
      size={940}
      fullScreen={isSmall}
      title={t('data.title')}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {current === null ? null : (
        <div ref={body} className={classes.frame}>
          <DataParts
            key={`${current.id} ${opening}`}
            openingPart={partOf(field)}
            isSmall={isSmall}
            onOpened={() => (found.current = { opening, data: foundData() })}
            onClose={close}
          />
        </div>
      )}
    </Modal>
  )
}

interface DataPartsProps {
  openingPart: Part
  isSmall: boolean
  onOpened: () => void
  onClose: () => void
}

function DataParts({ openingPart, isSmall, onOpened, onClose }: DataPartsProps) {
  const { t } = useTranslation(['information', 'app'])
  const { readOnly } = useSnapshot(projectState)
  const [part, setPart] = useState<Part>(() => {
    onOpened()
    return openingPart
  })
  const [refused, onRefused] = useRefused()
  const live = useLiveDraft()
  const panels = useRef<HTMLDivElement>(null)
  if (!live) return null
  const { draft, change } = live
  const isNameMissing = draft.name.trim() === ''
  const wrong = new Set([
    ...[...refused, ...impossibleConditions(draft.design)].map(partOf),
    ...(isNameMissing ? (['project'] as const) : []),
  ])
  const firstWrong = PARTS.find((one) => wrong.has(one))
  const finish = (): void => {
    if (firstWrong === undefined) {
      onClose()
      return
    }
    setPart(firstWrong)
    requestAnimationFrame(() => panels.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const contents: Record<Part, ReactNode> = {
    project: (
      <>
        <div className={fields.grid}>
          <NameFields draft={draft} isNameMissing={isNameMissing} onChange={change} />
        </div>
        <BidFields bid={draft.bid} onBid={(bid) => change({ bid })} />
      </>
    ),
    place: <PlacePart draft={draft} onRefused={onRefused} onChange={change} />,
    building: <BuildingFields building={draft.building} onRefused={onRefused} onBuilding={(building) => change({ building })} />,
  }
  return (
    <>
      <Tabs
        ref={panels}
        className={classes.tabs ?? ''}
        orientation={isSmall ? 'horizontal' : 'vertical'}
        keepMountedMode="display-none"
        value={part}
        onChange={(next) => setPart(PARTS.find((one) => one === next) ?? 'project')}
      >
        <Tabs.List aria-label={t('parts.title')}>
          {PARTS.map((one) => {
            const Icon = ICONS[one]
            return (
              <Tabs.Tab
                key={one}
                value={one}
                className={classes.tab ?? ''}
                leftSection={<Icon size={ICON_PX} aria-hidden="true" />}
                rightSection={
                  wrong.has(one) ? (
                    <IconExclamationCircle className={classes.wrong} size={ICON_PX} role="img" aria-label={t('parts.wrong')} />
                  ) : null
                }
              >
                {t(`parts.${one}`)}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {PARTS.map((one) => (
          <Tabs.Panel key={one} value={one} className={classes.panel ?? ''} tabIndex={-1}>
            <fieldset className={classes.fields} disabled={readOnly}>
              {contents[one]}
            </fieldset>
          </Tabs.Panel>
        ))}
      </Tabs>
      <DataFoot onDone={finish} />
    </>
  )
}

function DataFoot({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['information', 'app'])
  const { undoLabel } = useSnapshot(history)
  const [stepBefore] = useState(lastStep)
  // Steps from before the dialog was opened are not its own.
  const isOwnStep = undoLabel === 'editInformation' && lastStep() !== stepBefore
  return (
    <div className={classes.foot}>
      <DataFigures />
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={ICON_PX} aria-hidden="true" />}
        disabled={!isOwnStep}
        onClick={() => undo()}
      >
        {t('app:shortcuts.undo')}
      </Button>
      <Button onClick={onDone}>{t('done')}</Button>
    </div>
  )
}
