import { useTranslation } from 'react-i18next'
import { useFormat } from '../words/format'
import classes from './message.module.css'
import { PictureStrip, type ShownPicture } from './picture-strip'
import { StatusBadge } from './status-badge'

type Status = Parameters<typeof StatusBadge>[0]['status']

interface Note {
  noteId: string
  at: string
  userName: string
  isOfReporter: boolean
  text: string
  status: Status | null
}

interface MessageProps {
  text: string
  /** Further facts as name and value; empty values are left out. */
  facts: readonly (readonly [name: string, value: string])[]
  pictures: readonly ShownPicture[]
  loadPicture: (pictureId: string, signal: AbortSignal) => Promise<Blob>
  notes: readonly Note[]
  /** Called when a picture is opened in full or closed. */
  onFull: (isShown: boolean) => void
}

/** Shows a message to the company with its pictures and its notes, the oldest first. */
export function Message({ text, facts, pictures, loadPicture, notes, onFull }: MessageProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  return (
    <div className={classes.message}>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={classes.text}>{text}</p>
      {pictures.length === 0 ? null : <PictureStrip pictures={pictures} load={loadPicture} onFull={onFull} />}
      {notes.length === 0 ? null : (
        <ol className={classes.notes} aria-label={t('message.notes')}>
          {notes.map((note) => (
            <li key={note.noteId} className={classes.note} data-own={note.isOfReporter}>
              <div className={classes.noteHead}>
                <span className={classes.author}>{note.userName}</span>
                <time dateTime={note.at}>{format.dateTime(note.at)}</time>
                {note.status === null ? null : <StatusBadge status={note.status} />}
              </div>
              {note.text === '' ? null : <p className={classes.text}>{note.text}</p>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
