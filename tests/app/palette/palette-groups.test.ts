import { expect, it } from 'vitest'
import { matchingActions, matchingGroups } from '../../../src/app/palette/palette-groups'

const act = (label: string, description?: string) => ({ id: label, label, ...(description !== undefined && { description }) })

it('the palette shows what begins with the word before what has it inside or beside its name', () => {
  const actions = [act('Deutsch', 'Save language'), act('Autosave'), act('Save now'), act('Report')]
  expect(matchingActions(actions, 'save').map(({ label }) => label)).toEqual(['Save now', 'Autosave', 'Deutsch'])
})

it('the palette shows everything before a word is typed, and leaves out groups without a match after it', () => {
  const groups = [
    { group: 'Steps', actions: [act('Piping'), act('Report')] },
    { group: 'General', actions: [act('Dark theme')] },
  ]
  expect(matchingGroups(groups, ' ')).toEqual(groups)
  expect(matchingGroups(groups, 'them dark').map(({ group }) => group)).toEqual(['General'])
})
