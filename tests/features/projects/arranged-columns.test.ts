import { describe, expect, it } from 'vitest'
import { arrangedColumns, columnChoices, withColumn, withMovedColumn } from '../../../src/features/projects/columns/arranged-columns'

const COLUMNS = ['name', 'number', 'place', 'created', 'acts'].map((key) => ({ key }))
const keys = (chosen: unknown) => arrangedColumns(COLUMNS, chosen).map(({ key }) => key)

describe('project lists: chosen columns', () => {
  it('project lists: chosen columns stand as the list has them until somebody chooses, creation hidden', () => {
    expect(keys(undefined)).toEqual(['name', 'number', 'place', 'acts'])
  })

  it('project lists: chosen columns stand in the chosen order between the name and the acts, whatever else was kept', () => {
    expect(keys(['created', 'number'])).toEqual(['name', 'created', 'number', 'acts'])
    expect(keys(['acts', 'gone', 'place', 'place', 7, 'name'])).toEqual(['name', 'place', 'acts'])
    expect(keys([])).toEqual(['name', 'acts'])
  })

  it('project lists: chosen columns are shown, hidden and moved by one place, never over the ends', () => {
    const choices = columnChoices(COLUMNS, undefined)
    expect(withColumn(choices, 'created', true)).toEqual(['number', 'place', 'created'])
    expect(withColumn(choices, 'number', false)).toEqual(['place'])
    expect(withMovedColumn(choices, 'place', -1)).toEqual(['place', 'number'])
    expect(withMovedColumn(choices, 'number', -1)).toEqual(['number', 'place'])
    expect(withMovedColumn(choices, 'place', 1)).toEqual(['number', 'place'])
  })
})
