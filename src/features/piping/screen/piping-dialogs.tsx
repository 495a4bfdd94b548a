import { useSnapshot } from 'valtio'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { TagsDialog } from '../../../workbench/tags/tags-dialog'
import { tagsDialog } from '../../../workbench/tags/tags-state'
import { WhyDialog } from '../../../workbench/why/why-dialog'
import { FloorLevelsDialog } from '../floor-levels/floor-levels-dialog'

/** Renders the dialogs about the open system that are opened from several places. */
export function PipingDialogs({ open }: { open: OpenSystem }) {
  const { isOpen } = useSnapshot(tagsDialog)
  const closeTags = (): void => {
    tagsDialog.isOpen = false
  }
  return (
    <>
      {isOpen ? <TagsDialog open={open} onClose={closeTags} /> : null}
      <FloorLevelsDialog open={open} />
      <WhyDialog open={open} />
    </>
  )
}
