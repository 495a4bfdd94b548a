import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconClipboard, IconPlus, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { addSystem } from '../commands/systems/add-system'
import { pasteSystems } from '../commands/systems/paste-systems'
import classes from './systems.module.css'
import { treeState } from './tree-state'

const ICON_PX = 16

/** Title, search, and what needs no picked system. */
export function SystemsHead({ isReadOnly, onDown }: { isReadOnly: boolean; onDown: () => void }) {
  const { t } = useTranslation('systems')
  const { search } = useSnapshot(treeState)
  return (
    <div className={classes.head}>
      <h2>{t('label')}</h2>
      <Tooltip label={t('paste')}>
        <ActionIcon aria-label={t('paste')} disabled={isReadOnly} onClick={() => void pasteSystems()}>
          <IconClipboard size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('add')}>
        <ActionIcon aria-label={t('add')} disabled={isReadOnly} onClick={() => addSystem()}>
          <IconPlus size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <TextInput
        className={classes.search ?? ''}
        size="xs"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={ICON_PX} aria-hidden="true" />}
        value={search}
        onChange={(event) => (treeState.search = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onDown()
          else if (event.key === 'Escape') treeState.search = ''
          else return
          event.preventDefault()
        }}
      />
    </div>
  )
}
