import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { editInformation } from '../../model/edits/edit-information'
import { commit } from '../../state/piping/commit'
import { projectState } from '../../state/piping/project'
import classes from './project-name.module.css'

const LONGEST = 200

/** Shows the project's name in the bar: a click or Enter turns it into a text box. */
export function ProjectName() {
  const { t } = useTranslation('app')
  const { current, readOnly } = useSnapshot(projectState)
  const name = current?.information.projectName ?? ''
  const number = current?.information.projectNumber ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const isTyping = typed !== null
  useEffect(() => {
    if (isTyping) box.current?.select()
  }, [isTyping])

  const store = (): void => {
    const next = typed?.trim() ?? ''
    const project = projectState.current
    if (project && next !== '' && next !== name) commit(editInformation(project, { projectName: next }))
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') store()
    else if (event.key === 'Escape') setTyped(null)
  }

  if (typed !== null) {
    return (
      <input
        ref={box}
        className={classes.box}
        aria-label={t('project.name')}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={store}
        onKeyDown={onKeyDown}
      />
    )
  }
  return (
    <h1 className={classes.heading}>
      <button
        type="button"
        className={classes.name}
        disabled={readOnly}
        title={t('project.rename')}
        aria-label={t('project.renameNamed', { name: [name === '' ? t('project.unnamed') : name, number].join(' ').trim() })}
        onClick={() => setTyped(name)}
      >
        <span className={classes.text}>{name === '' ? t('project.unnamed') : name}</span>{' '}
        {number === '' ? null : <span className={classes.number}>{number}</span>}
      </button>
    </h1>
  )
}
