import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { CommandPalette } from './command-palette'
import { ConflictDialog } from './conflict-dialog'
import { LoadingScreen } from './loading-screen'
import { ShortcutHelp } from './shortcut-help'
import { SignedOutPrompt } from './signed-out-prompt'
import { UnitsDialog } from './units/units-dialog'
import { useSessionWatch } from './use-session-watch'
import { useShortcuts } from './use-shortcuts'
import { VersionPrompt } from './version-prompt'

/** What every page has: its screen, the keys, the palette, and the questions that may come up at any time. */
export function Root() {
  useShortcuts()
  useSessionWatch()
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
      <CommandPalette />
      <ShortcutHelp />
      <UnitsDialog />
      <ConflictDialog />
      <SignedOutPrompt />
      <VersionPrompt />
    </Suspense>
  )
}
