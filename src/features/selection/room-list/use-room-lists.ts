import { useEffect, useState } from 'react'
import i18next from 'i18next'
import { looksLikeClip } from '../../../contract/project/clip'
import { copiedText } from '../../../platform/files/clipboard'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/piping/project'
import { useDroppedFiles } from '../../../ui/hooks/use-dropped-files'
import { useLatest } from '../../../ui/hooks/use-latest'
import { fileSource, pastedSource } from './import/list-files'
import type { ListSource } from './import/use-list-reading'

/** The lists that wait for their preview, one after the other: pasted anywhere on the step, dropped on it, or picked. */
export function useRoomLists() {
  const [waiting, setWaiting] = useState<readonly ListSource[]>([])
  const [done, setDone] = useState(0)
  const add = (...sources: ListSource[]): void => {
    if (projectState.readOnly) notify('info', i18next.t('ui:readOnly'))
    else setWaiting((before) => [...before, ...sources])
  }
  const addFiles = (files: File[]): void => add(...files.map(fileSource))
  const drop = useDroppedFiles(addFiles)
  const latest = useLatest(add)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const { clipboardData } = event
      if (event.defaultPrevented || !clipboardData || isElsewhere(event.target)) return
      const text = clipboardData.getData('text/plain')
      const files = Array.from(clipboardData.files)
      if (files.length > 0) latest.current(...files.map(fileSource))
      else if (text.trim() !== '' && !looksLikeClip(text)) latest.current(pastedSource(text, clipboardData.getData('text/html')))
      else return
      event.preventDefault()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [latest])

  const pasteFromClipboard = async (): Promise<void> => {
    const text = await copiedText().catch(() => null)
    if (text === null) notify('info', i18next.t('rooms:import.useKeys'))
    else if (text.trim() === '' || looksLikeClip(text)) notify('info', i18next.t('rooms:import.nothingCopied'))
    else add(pastedSource(text, ''))
  }
  return {
    source: waiting[0] ?? null,
    /** Number of the list that is shown, so that each has a preview of its own. */
    number: done,
    add,
    addFiles,
    drop,
    pasteFromClipboard,
    close: () => {
      setWaiting((before) => before.slice(1))
      setDone((before) => before + 1)
    },
  }
}

/** Tells whether something is pasted into a field of text or into a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null
}
