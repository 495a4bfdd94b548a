import { Button, type ButtonProps } from '@mantine/core'
import { useRef, type Ref } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'variant'> {
  ref?: Ref<HTMLButtonElement>
  /** File types that the browser offers, as in an input's `accept`. */
  accept: string
  onFiles: (files: File[]) => void
}

/** A button that picks one or more files from the disk. */
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
          // Reset, so that the same file can be picked again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
