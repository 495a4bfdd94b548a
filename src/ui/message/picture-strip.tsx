import { Modal, Skeleton } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './message.module.css'

export interface ShownPicture {
  pictureId: string
  name: string
}

interface PictureStripProps {
  pictures: readonly ShownPicture[]
  load: (pictureId: string, signal: AbortSignal) => Promise<Blob>
  /** Called when a picture is opened in full over everything else or closed; while it is open Escape closes it. */
  onFull: (isShown: boolean) => void
}

/** Shows pictures side by side; each opens in full. They are fetched with the caller's token, so their addresses alone reveal nothing. */
export function PictureStrip({ pictures, ...rest }: PictureStripProps) {
  return (
    <div className={classes.strip}>
      {pictures.map((picture) => (
        <StoredPicture key={picture.pictureId} {...picture} {...rest} />
      ))}
    </div>
  )
}

function StoredPicture({ pictureId, name, load, onFull }: ShownPicture & Omit<PictureStripProps, 'pictures'>) {
  const { t } = useTranslation(['ui', 'app'])
  const [address, setAddress] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const show = (isShown: boolean): void => {
    setOpen(isShown)
    onFull(isShown)
  }
  useEffect(() => {
    const abort = new AbortController()
    let made: string | null = null
    load(pictureId, abort.signal).then(
      (blob) => {
        if (abort.signal.aborted) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      () => {
        if (!abort.signal.aborted) setFailed(true)
      },
    )
    return () => {
      abort.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [pictureId, load])

  if (hasFailed) {
    return (
      <span
        className={classes.thumb}
        role="img"
        aria-label={t('message.picture.failed', { name })}
        title={t('message.picture.failed', { name })}
      >
        <IconPhotoOff size={24} stroke={1.4} aria-hidden="true" />
      </span>
    )
  }
  if (address === null) return <Skeleton className={classes.thumb ?? ''} role="img" aria-label={t('message.picture.loading', { name })} />
  return (
    <>
      <button
        type="button"
        className={classes.thumb}
        onClick={() => show(true)}
        aria-label={t('message.picture.open', { name })}
        title={name}
      >
        <img src={address} alt="" />
      </button>
      <Modal opened={isOpen} onClose={() => show(false)} size="auto" title={name} closeButtonProps={{ 'aria-label': t('app:close') }}>
        <img className={classes.full} src={address} alt={name} />
      </Modal>
    </>
  )
}
