import { ModalsProvider } from '@mantine/modals'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { projectData } from '../state/page/project-data'
import { sharing } from '../state/page/sharing'
import { CommandPalette } from './palette/command-palette'
import { OwnAccountDialogs } from './session/own-account-dialogs'
import { ConflictDialog } from './notices/conflict-dialog'
import { ShortcutHelp } from './shortcuts/shortcut-help'
import { SignedOutPrompt } from './session/signed-out-prompt'
import { tour } from './tour/tour-state'
import { UnitsDialog } from './units/units-dialog'
import { useShortcuts } from './shortcuts/use-shortcuts'
import { useVisitNote } from './session/use-visit-note'
import { VersionPrompt } from './version/version-prompt'

const ShareDialog = lazy(async () => ({ default: (await import('../features/share')).ShareDialog }))

const TourCard = lazy(async () => ({ default: (await import('./tour/tour-card')).TourCard }))

const ProjectDataDialog = lazy(async () => ({ default: (await import('../features/projects')).ProjectDataDialog }))

/** Handles the keys and the dialogs that can appear at any time for a signed-in user; the sign-in page does not wait for it. */
export function SignedInLayer() {
  useShortcuts()
  useVisitNote()
  const isTouring = useSnapshot(tour).at !== null
  const isSharing = useSnapshot(sharing).project !== null
  const isShowingData = useSnapshot(projectData).isOpen
  // A dialog stays mounted once it was opened: on closing it restores the focus.
  const [isShareLoaded, setShareLoaded] = useState(false)
  const [isDataLoaded, setDataLoaded] = useState(false)
  if (isSharing && !isShareLoaded) setShareLoaded(true)
  if (isShowingData && !isDataLoaded) setDataLoaded(true)
  return (
    <ModalsProvider>
      <CommandPalette />
      <ShortcutHelp />
      {isTouring ? (
        <Suspense>
          <TourCard />
        </Suspense>
      ) : null}
      <UnitsDialog />
      <OwnAccountDialogs />
      <ConflictDialog />
      {isShareLoaded ? (
        <Suspense>
          <ShareDialog />
        </Suspense>
      ) : null}
      {isDataLoaded ? (
        <Suspense>
          <ProjectDataDialog />
        </Suspense>
      ) : null}
      <SignedOutPrompt />
      {/* Imported here rather than loaded on demand: the new version it announces has removed the files of this one. */}
      <VersionPrompt />
    </ModalsProvider>
  )
}
