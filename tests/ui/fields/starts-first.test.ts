import { expect, it } from 'vitest'
import { startsFirst } from '../../../src/ui/fields/starts-first'

const options = (labels: readonly string[]) => labels.map((label) => ({ value: label, label, disabled: false }))
const search = (labels: readonly string[], text: string, limit = 100) =>
  startsFirst({ options: options(labels), search: text, limit }).map((option) => ('group' in option ? option.group : option.label))

it('a search for a country lists first what begins with the text, then what has such a word, then what contains it', () => {
  const countries = ['Algeria', 'Germany', 'Niger', 'Nigeria', 'French Germination Isles']
  expect(search(countries, 'Ger')).toEqual(['Germany', 'French Germination Isles', 'Algeria', 'Niger', 'Nigeria'])
})

it('a search for an option ignores accents and capitals, and keeps to the limit', () => {
  expect(search(['Zürich', 'São Paulo', 'Zug'], 'zu')).toEqual(['Zürich', 'Zug'])
  expect(search(['Sao Tome', 'São Paulo'], 'SAO', 1)).toEqual(['Sao Tome'])
})

it('a search among options in groups orders the groups by their best one and leaves out those with none', () => {
  const groups = [
    { group: 'Illizi', items: options(['Illizi-Takhamalt', 'Hassi Hamra']) },
    { group: 'Nowhere', items: options(['Oran']) },
    { group: 'Hamburg', items: options(['Hamburg', 'Hamburg-Finkenwerder']) },
  ]
  const found = startsFirst({ options: groups, search: 'ham', limit: 100 })
  expect(found).toEqual([
    { group: 'Hamburg', items: options(['Hamburg', 'Hamburg-Finkenwerder']) },
    { group: 'Illizi', items: [...options(['Hassi Hamra']), ...options(['Illizi-Takhamalt'])] },
  ])
})
