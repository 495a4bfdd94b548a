import { Button, Select } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person, ShareRight } from '../../contract/project/share'
import { RightSelect } from './right-select'
import classes from './share.module.css'
import { usePeople } from './use-people'
import type { Shares } from './use-shares'

/** Finds a user and shares the project with them. */
export function PeopleField({ shares }: { shares: Shares }) {
  const { t } = useTranslation('share')
  const [text, setText] = useState('')
  const [person, setPerson] = useState<Person | null>(null)
  const [right, setRight] = useState<ShareRight>('view')
  const { people, error } = usePeople(person === null ? text : '')
  const offered = person === null ? (people ?? []) : [person]

  const share = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (person === null || !(await shares.shareWith(person.userId, right))) return
    setPerson(null)
    setText('')
  }
  return (
    <form className={classes.line} onSubmit={(event) => void share(event)}>
      <Select
        className={classes.wide ?? ''}
        label={t('people.label')}
        placeholder={t('people.placeholder')}
        data-autofocus
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('people.clear') }}
        data={offered.map(({ userId, userName, email }) => ({ value: userId, label: email === '' ? userName : `${userName} · ${email}` }))}
        filter={({ options }) => options}
        nothingFoundMessage={people === null ? undefined : t('people.nobody')}
        error={error}
        value={person?.userId ?? null}
        onChange={(id) => setPerson(offered.find(({ userId }) => userId === id) ?? null)}
        searchValue={text}
        onSearchChange={setText}
      />
      <RightSelect label={t('right.label')} right={right} onChoose={setRight} />
      <Button type="submit" disabled={person === null || shares.isBusy}>
        {t('people.share')}
      </Button>
    </form>
  )
}
