import { CommandPalette } from './command-palette'
import { ConflictDialog } from './conflict-dialog'
import { ShortcutHelp } from './shortcut-help'
import { SignedOutPrompt } from './signed-out-prompt'
import { UnitsDialog } from './units/units-dialog'

/** What may come up at any time for whoever is signed in; the sign-in page does not wait for it. */
export function SignedInLayer() {
  return (
    <>
      <CommandPalette />
      <ShortcutHelp />
      <UnitsDialog />
      <ConflictDialog />
      <SignedOutPrompt />
    </>
  )
}
