import { Button, type ButtonProps } from '@mantine/core'
import { useRef, type Ref } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'variant'> {
  ref?: Ref<HTMLButtonElement>
  /** Kinds of file the browser offers, as of an input's `accept`. */
  accept: string
  onFiles: (files: File[]) => void
}

/** Picks files from the disk; several at once. */
export function FileButton({ accept, onFiles, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} variant="default" onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        hidden
        type="file"
        accept={accept}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be picked again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
