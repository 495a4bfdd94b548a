import { ActionIcon, Tooltip } from '@mantine/core'
import { IconClipboard, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SearchField } from '../../ui/filter/search-field'
import { addSystem } from '../commands/systems/add-system'
import { pasteSystems } from '../commands/systems/paste-systems'
import classes from './systems.module.css'
import { treeState } from './tree-state'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Renders title, search, and the commands that need no picked system. */
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
      <SearchField
        className={classes.search ?? ''}
        size="xs"
        label={t('search')}
        value={search}
        onText={(text) => (treeState.search = text)}
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
