import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowsDiff, IconCheck, IconGitBranch, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { projectState } from '../../state/piping/project'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import { addDesign, hasRoomForDesign, namedDesigns, nextLetter, switchDesign } from '../../workbench/commands/alternatives/alternatives'
import classes from './alternatives-menu.module.css'

/** Shows which of the named designs of the project is the current one; the menu switches to another, adds one, and leads to their comparison. */
export function AlternativesMenu() {
  const { t } = useTranslation('alternatives')
  const navigate = useNavigate()
  const { current, readOnly } = useSnapshot(projectState)
  if (!current) return null
  const designs = namedDesigns(current)
  const name = current.alternatives?.name
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        {name === undefined ? (
          <ActionIcon aria-label={t('menu')} title={t('menu')}>
            <IconGitBranch size={MENU_ICON_PX} aria-hidden="true" />
          </ActionIcon>
        ) : (
          <Button
            className={classes.button ?? ''}
            variant="default"
            title={t('menu')}
            aria-label={t('current', { name })}
            leftSection={<IconGitBranch size={MENU_ICON_PX} aria-hidden="true" />}
          >
            <span className={classes.name}>{name}</span>
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {designs.length > 0 ? <Menu.Label>{t('designs')}</Menu.Label> : null}
        {designs.map((design) => (
          <Menu.Item
            key={design.id}
            role="menuitemradio"
            aria-checked={design.isCurrent}
            disabled={readOnly && !design.isCurrent}
            leftSection={design.isCurrent ? <IconCheck size={MENU_ICON_PX} aria-hidden="true" /> : <span className={classes.blank} />}
            onClick={() => {
              if (!design.isCurrent) switchDesign(design.id)
            }}
          >
            {design.name}
          </Menu.Item>
        ))}
        {designs.length > 0 ? <Menu.Divider /> : null}
        <Menu.Item
          disabled={readOnly || !hasRoomForDesign(current)}
          leftSection={<IconPlus size={MENU_ICON_PX} aria-hidden="true" />}
          onClick={() => addDesign(t('proposed', { letter: nextLetter(current) }))}
        >
          {t('add')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsDiff size={MENU_ICON_PX} aria-hidden="true" />}
          onClick={() => void navigate(pathOf('alternatives'))}
        >
          {t('open')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
