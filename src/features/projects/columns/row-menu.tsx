import { Menu } from '@mantine/core'
import { IconCopy, IconDots, IconDownload, IconFolderOpen, IconForms, IconShare, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import type { ProjectListItem } from '../../../contract/project/project-calls'
import type { ProjectActs } from './project-acts'
import classes from './row-menu.module.css'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

interface RowMenuProps {
  project: ProjectListItem
  isOwn: boolean
  acts: ProjectActs
  t: TFunction<'projects'>
}

/** Renders the menu of one project. It is mounted on demand, because far more rows are scrolled past than used. */
export function RowMenu(props: RowMenuProps) {
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <AskedMenu {...props} />
  ) : (
    <MoreButton project={props.project} t={props.t} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  )
}

type MoreButtonProps = Pick<RowMenuProps, 'project' | 't'> & ComponentPropsWithRef<'button'>

/**
 * Looks like the theme's icon buttons without their inner elements, since several mount in one frame of a scroll. A menu passes its target class
 * names, even if empty.
 */
function MoreButton({ project, t, className = '', ...button }: MoreButtonProps) {
  return (
    <button type="button" className={`${classes.more} ${className}`} aria-label={t('act.more', { name: project.projectName })} {...button}>
      <IconDots size={ICON_PX} aria-hidden="true" />
    </button>
  )
}

function AskedMenu({ project, isOwn, acts, t }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Opening with the focus on its button makes the menu return it there when it closes.
  useEffect(() => {
    button.current?.focus()
    const opening = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(opening)
  }, [])
  const { open, editData } = acts
  const unlessViewOnly = project.right === 'view' ? { disabled: true, title: t('act.viewOnly') } : {}
  return (
    <Menu opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MoreButton project={project} t={t} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {open === null ? null : (
          <Menu.Item leftSection={<IconFolderOpen size={ICON_PX} />} onClick={() => open(project)}>
            {t('act.open')}
          </Menu.Item>
        )}
        {editData === null ? null : (
          <Menu.Item leftSection={<IconForms size={ICON_PX} />} {...unlessViewOnly} onClick={() => editData(project)}>
            {t('data.open')}
          </Menu.Item>
        )}
        {isOwn ? (
          <Menu.Item leftSection={<IconShare size={ICON_PX} />} onClick={() => acts.share(project)}>
            {t('act.share')}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconCopy size={ICON_PX} />} {...unlessViewOnly} onClick={() => acts.clone([project])}>
          {t('act.clone')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={ICON_PX} />} {...unlessViewOnly} onClick={() => acts.exportFiles([project])}>
          {t('act.export')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={ICON_PX} />}
          color="var(--danger-text)"
          disabled={!isOwn}
          title={isOwn ? undefined : t('act.notYours')}
          onClick={() => acts.remove([project.id])}
        >
          {t('act.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
