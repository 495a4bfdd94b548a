import { ActionIcon, Drawer } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { IconLayoutSidebarLeftExpand, IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ResizeHandle } from './resize-handle'
import classes from './step-layout.module.css'

export interface StepLayoutProps {
  children: ReactNode
  /** Panel at the right with what is picked; a drawer on tablets. */
  inspector?: ReactNode
  inspectorLabel?: string
  /** Grows when the inspector is requested: it opens where it is folded. */
  inspectorRequest?: number
  /** Panel of lists at the left, such as the tree of systems; a drawer on tablets. */
  side?: ReactNode
  sideLabel?: string
  /** Grows when an entry of the side panel was placed in the main area: the drawer closes and leaves the focus there. */
  sideDone?: number
  /** Toolbar above the main area. */
  tools?: ReactNode
  /** The line at the bottom: counts, ratios, charge. */
  strip?: ReactNode
}

const WIDTHS = { min: 240, start: 320, max: 560 }
const NARROW = '(max-width: 1180px)'

/** The frame of a design step: tools, side list, main area, inspector and the strip at the bottom. */
export function StepLayout({
  children,
  inspector,
  inspectorLabel,
  inspectorRequest = 0,
  side,
  sideLabel,
  sideDone = 0,
  tools,
  strip,
}: StepLayoutProps) {
  const { t } = useTranslation('ui')
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches, { getInitialValueInEffect: false })
  const [width, setWidth] = useLocalStorage({
    key: 'branchline.inspectorWidth',
    defaultValue: WIDTHS.start,
    getInitialValueInEffect: false,
  })
  // Stores the request at which it was closed, so that the next request opens it again.
  const [foldedAt, setFoldedAt] = useState<number | null>(null)
  const [drawerClosedAt, setDrawerClosedAt] = useState<number | null>(0)
  // A request that was answered beside the main area needs no drawer when the window becomes narrow.
  if (!isNarrow && drawerClosedAt !== inspectorRequest) setDrawerClosedAt(inspectorRequest)
  const isOpen = foldedAt !== inspectorRequest
  const isDrawerOpen = drawerClosedAt !== inspectorRequest
  const [sideOpenedAt, setSideOpenedAt] = useState<number | null>(null)
  const isSideOpen = sideOpenedAt === sideDone
  const isSideLeft = sideOpenedAt !== null && !isSideOpen
  const inspectorName = inspectorLabel ?? t('step.inspector')
  const sideName = sideLabel ?? t('step.side')
  const isShown = isNarrow ? isDrawerOpen : isOpen
  const toggle = (): void =>
    isNarrow ? setDrawerClosedAt(isDrawerOpen ? inspectorRequest : null) : setFoldedAt(isOpen ? inspectorRequest : null)

  return (
    <div className={classes.step}>
      {tools || inspector || (side && isNarrow) ? (
        <div className={classes.tools}>
          {side && isNarrow ? (
            <ActionIcon aria-label={sideName} aria-expanded={isSideOpen} onClick={() => setSideOpenedAt(isSideOpen ? null : sideDone)}>
              <IconLayoutSidebarLeftExpand size={18} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          <div className={classes.toolRow}>{tools}</div>
          {inspector ? (
            <ActionIcon aria-label={inspectorName} aria-expanded={isShown} onClick={toggle}>
              {isShown ? (
                <IconLayoutSidebarRightCollapse size={18} aria-hidden="true" />
              ) : (
                <IconLayoutSidebarRightExpand size={18} aria-hidden="true" />
              )}
            </ActionIcon>
          ) : null}
        </div>
      ) : null}
      <div className={classes.middle}>
        {side && !isNarrow ? (
          <aside className={classes.side} aria-label={sideName} tabIndex={0}>
            {side}
          </aside>
        ) : null}
        <div className={classes.main}>{children}</div>
        {inspector && !isNarrow && isOpen ? (
          <>
            <ResizeHandle
              label={t('step.resize', { panel: inspectorName })}
              width={width}
              min={WIDTHS.min}
              max={WIDTHS.max}
              onWidth={setWidth}
            />
            <aside className={classes.inspector} aria-label={inspectorName} tabIndex={0} style={{ width }}>
              {inspector}
            </aside>
          </>
        ) : null}
      </div>
      {strip ? <footer className={classes.strip}>{strip}</footer> : null}
      {isNarrow && side ? (
        <Drawer
          opened={isSideOpen}
          onClose={() => setSideOpenedAt(null)}
          returnFocus={!isSideLeft}
          title={sideName}
          size={300}
          position="left"
          padding="sm"
          closeButtonProps={{ 'aria-label': t('step.close') }}
        >
          {side}
        </Drawer>
      ) : null}
      {isNarrow && inspector ? (
        <Drawer
          opened={isDrawerOpen}
          onClose={() => setDrawerClosedAt(inspectorRequest)}
          title={inspectorName}
          size={360}
          position="right"
          padding="sm"
          withOverlay={false}
          attributes={{ content: { 'data-over-board': 'side' } }}
          lockScroll={false}
          trapFocus={false}
          closeButtonProps={{ 'aria-label': t('step.close') }}
        >
          {inspector}
        </Drawer>
      ) : null}
    </div>
  )
}
