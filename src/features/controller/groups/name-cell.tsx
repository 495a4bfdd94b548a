import { useState } from 'react'
import { RenameField } from '../../../ui/fields/rename-field'
import classes from './groups.module.css'

interface NameCellProps {
  name: string
  label: string
  isReadOnly: boolean
  onRename: (name: string) => void
}

/** A name that becomes a field when it is pressed. A field in every row would make a long table slow to scroll. */
export function NameCell({ name, label, isReadOnly, onRename }: NameCellProps) {
  const [isEdited, setIsEdited] = useState(false)
  if (isReadOnly) return <span className={classes.name}>{name}</span>
  if (!isEdited)
    return (
      <button type="button" className={classes.name} title={label} onClick={() => setIsEdited(true)}>
        {name}
      </button>
    )
  return (
    <RenameField
      className={classes.rename}
      name={name}
      label={label}
      onEnd={(typed) => {
        setIsEdited(false)
        if (typed !== null && typed.trim() !== '' && typed.trim() !== name) onRename(typed.trim())
      }}
    />
  )
}
