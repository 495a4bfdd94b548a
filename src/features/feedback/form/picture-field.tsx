import { ActionIcon, Loader, Progress } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_LIMITS } from '../../../contract/feedback-constants'
import { FileButton } from '../../../ui/fields/file-button'
import { useFormat } from '../../../ui/words/format'
import classes from '../feedback.module.css'
import type { DraftPicture, Pictures } from '../pictures/use-pictures'

const KB = 1024

interface PictureFieldProps {
  pictures: Pictures
  progress: ReadonlyMap<string, number>
  isSending: boolean
}

/** Adds images by file, by paste anywhere on the page, and by drop, which the form handles. */
export function PictureField({ pictures: { pictures, refused, add, remove }, progress, isSending }: PictureFieldProps) {
  const { t } = useTranslation('feedback')
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isSending) return
      event.preventDefault()
      add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [add, isSending])

  return (
    <section aria-label={t('picture.label')} className={classes.pictures}>
      <div className={classes.pictureHead}>
        <FileButton
          ref={button}
          accept="image/*"
          leftSection={<IconPhotoPlus size={16} aria-hidden="true" />}
          disabled={isSending || pictures.length >= PICTURE_LIMITS.count}
          onFiles={add}
        >
          {t('picture.add')}
        </FileButton>
        <span className={classes.hint}>{t('picture.hint', { count: PICTURE_LIMITS.count })}</span>
      </div>
      {pictures.length === 0 ? null : (
        <ul className={classes.tiles}>
          {pictures.map((picture) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              percent={isSending ? (progress.get(picture.id) ?? 0) : null}
              onRemove={() => {
                remove(picture.id)
                button.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {refused.map(({ name, why }, place) => (
          <p key={place} className={classes.refused}>
            {t(`picture.refused.${why}`, { name, count: PICTURE_LIMITS.count })}
          </p>
        ))}
      </div>
    </section>
  )
}

interface PictureTileProps {
  picture: DraftPicture
  /** Progress of the upload; null while nothing is sent. */
  percent: number | null
  onRemove: () => void
}

function PictureTile({ picture: { name, file }, percent, onRemove }: PictureTileProps) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const size = file === null ? t('picture.shrinking') : t('picture.size', { size: format.number(Math.ceil(file.size / KB), 0) })
  return (
    <li className={classes.tile}>
      <div className={classes.tilePicture}>{file === null ? <Loader size={20} /> : <FilePicture file={file} />}</div>
      <span className={classes.tileName} title={name}>
        {name}
      </span>
      {percent === null ? (
        <span className={classes.hint}>{size}</span>
      ) : (
        <Progress className={classes.tileProgress ?? ''} value={percent} aria-label={t('picture.progress', { name })} />
      )}
      {percent === null ? (
        <ActionIcon
          className={classes.tileRemove ?? ''}
          variant="default"
          size={32}
          aria-label={t('picture.remove', { name })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </li>
  )
}

/** Shows a file as an image; its object URL lives as long as the image is shown. */
function FilePicture({ file }: { file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture === null) return
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" />
}
