import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEPARTMENTS, GUEST_USER_TYPES } from '../../../contract/guest-lists'
import classes from '../frame/panel.module.css'
import type { FormParts } from './person-fields'

/** Renders user type and department, from the lists of the specification, as native selects, which suit phones best. */
export function ChoiceFields({ form, errors, onChange }: FormParts) {
  const { t } = useTranslation('account')
  const choose = { value: '', label: t('register.choose'), disabled: true }
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('register.userType')}
        name="userType"
        required
        data={[choose, ...GUEST_USER_TYPES.map((value) => ({ value, label: t(`userType.${value}`) }))]}
        value={form.userType}
        error={errors['userType']}
        onChange={(event) => onChange({ userType: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('register.department')}
        name="department"
        required
        data={[choose, ...DEPARTMENTS.map((value) => ({ value, label: t(`department.${value}`) }))]}
        value={form.department}
        error={errors['department']}
        onChange={(event) => onChange({ department: event.currentTarget.value })}
      />
    </div>
  )
}
