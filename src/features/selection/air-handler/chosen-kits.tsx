import { ActionIcon, Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../contract/pack'
import type { KitChoice } from '../../../model/project/air-handler'
import type { KitCheck } from '../../../model/pack-rules/kit-check'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import classes from './air-handler.module.css'
import { isSpecialCoil, newChoice, withSpecialCoil } from './draft'

const MOST_KITS = 16
const MOST_PORTS = 16
const MOST_KW = 1000

interface ChosenKitRowsProps {
  choices: readonly KitChoice[]
  check: KitCheck
  pack: Pack
  onChoices: (choices: readonly KitChoice[]) => void
}

/** Edits the kits of an air handler line by line: model, quantity, coil ports and capacities of each kit. */
export function ChosenKitRows({ choices, check, pack, onChoices }: ChosenKitRowsProps) {
  const { t } = useTranslation('airHandler')
  const put = (row: number, choice: KitChoice): void => onChoices(choices.map((before, at) => (at === row ? choice : before)))
  const [first] = pack.ahuKits.items
  return (
    <section aria-labelledby="chosen-kits">
      <h3 id="chosen-kits" className={classes.heading}>
        {t('chosen.title')}
        {check.kits > 0 ? (
          <span className={classes.hint}>
            {t('chosen.sum', { kits: check.kits, ports: check.ports })} · {t(`connection.${check.connection}`)} ·{' '}
            <QuantityText quantity="loadCapacity" value={check.coolingKw} decimals={1} isFixed /> /{' '}
            <QuantityText quantity="loadCapacity" value={check.heatingKw} decimals={1} isFixed />
          </span>
        ) : null}
      </h3>
      {choices.map((choice, row) => (
        <ChoiceRow
          key={choice.id}
          choice={choice}
          number={row + 1}
          pack={pack}
          onChoice={(next) => put(row, next)}
          onRemove={() => onChoices(choices.filter((_, at) => at !== row))}
        />
      ))}
      {first ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
          onClick={() => onChoices([...choices, newChoice({ model: first.id, kits: 1, ports: 1 })])}
        >
          {t('chosen.add')}
        </Button>
      ) : null}
    </section>
  )
}

interface ChoiceRowProps {
  choice: KitChoice
  number: number
  pack: Pack
  onChoice: (choice: KitChoice) => void
  onRemove: () => void
}

function ChoiceRow({ choice, number, pack, onChoice, onRemove }: ChoiceRowProps) {
  const { t } = useTranslation('airHandler')
  const kit = pack.ahuKits.items.find(({ id }) => id === choice.model)
  const models = pack.ahuKits.items.map(({ id }) => id)
  const count = { mode: 'positiveInteger', min: 1, decimals: 0, isRequired: true } as const
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('chosen.line', { number })}</legend>
      <NativeSelect
        label={t('chosen.model')}
        data={kit ? models : [choice.model, ...models]}
        value={choice.model}
        onChange={(event) => onChoice({ ...choice, model: event.currentTarget.value })}
      />
      <NumberField
        {...count}
        label={t('chosen.kits')}
        max={MOST_KITS}
        value={choice.kits}
        onCommit={(kits) => kits !== null && onChoice({ ...choice, kits })}
      />
      <NumberField
        {...count}
        label={t('chosen.ports')}
        max={MOST_PORTS}
        value={choice.ports}
        onCommit={(ports) => ports !== null && onChoice({ ...choice, ports })}
      />
      <Figures
        label={t('chosen.cooling')}
        kits={choice.kits}
        figures={choice.coolingKw}
        onFigures={(coolingKw) => onChoice({ ...choice, coolingKw })}
      />
      <Figures
        label={t('chosen.heating')}
        kits={choice.kits}
        figures={choice.heatingKw}
        onFigures={(heatingKw) => onChoice({ ...choice, heatingKw })}
      />
      <Checkbox
        className={classes.special ?? ''}
        label={t('chosen.special')}
        title={t('chosen.specialHint')}
        checked={isSpecialCoil(choice)}
        onChange={(event) => onChoice(withSpecialCoil(choice, event.currentTarget.checked))}
      />
      <ActionIcon aria-label={t('chosen.remove', { number })} onClick={onRemove}>
        <IconTrash size={ICON_PX} aria-hidden="true" />
      </ActionIcon>
    </fieldset>
  )
}

interface FiguresProps {
  label: string
  kits: number
  figures: readonly number[]
  onFigures: (figures: number[]) => void
}

/** One figure for all kits of a line, or one for each where they differ. An empty field means the nominal capacity of the equipment data. */
function Figures({ label, kits, figures, onFigures }: FiguresProps) {
  const { t } = useTranslation('airHandler')
  const shown = figures.length > 1 ? figures.slice(0, kits) : [figures[0] ?? null]
  return shown.map((kw, at) => (
    <QuantityField
      key={at}
      quantity="loadCapacity"
      label={shown.length > 1 ? t('chosen.ofKit', { label, number: at + 1 }) : label}
      placeholder={t('chosen.nominal')}
      min={0}
      max={MOST_KW}
      value={kw}
      onCommit={(typed) => onFigures(shown.map((before, place) => (place === at ? typed : before)).filter((each) => each !== null))}
    />
  ))
}
