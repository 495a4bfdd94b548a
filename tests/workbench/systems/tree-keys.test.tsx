// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemFacts } from '../../../src/workbench/systems/system-facts'
import { treeKeyDown } from '../../../src/workbench/systems/tree-keys'
import { treeRows } from '../../../src/workbench/systems/tree-rows'
import { pickOnly } from '../../../src/workbench/systems/tree-state'
import { replaceProject } from '../../../src/state/piping/commit'
import { currentProject } from '../../../src/state/piping/project'
import { projectBuilder } from '../../helpers/project-builder'

const rowsNow = () => treeRows(systemFacts(currentProject() ?? projectBuilder().build()), new Set(), '')

/** Takes keys as the tree does whose second row has the focus, and keeps it wherever rows come and go. */
function Keys() {
  const nothing = (): void => undefined
  return (
    <div
      role="tree"
      onKeyDown={(event) =>
        treeKeyDown(event, {
          rows: rowsNow(),
          rowsNow,
          focused: 1,
          pageRows: 5,
          isReadOnly: false,
          moveTo: nothing,
          openMenu: nothing,
          keepFocus: nothing,
        })
      }
    />
  )
}

/** Presses a key and holds it for as long as it comes five times. */
async function hold(key: string, ctrlKey = false): Promise<void> {
  for (let times = 0; times < 5; times++) {
    fireEvent.keyDown(screen.getByRole('tree'), { key, ctrlKey, repeat: times > 0 })
    // What is cut is copied first.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
const systems = (): number => currentProject()?.systemOrder.length ?? 0

describe('a key that is held on a system of the tree', () => {
  beforeEach(() => {
    const builder = projectBuilder()
    for (const id of ['A', 'B', 'C', 'D', 'E', 'F']) builder.system(id)
    replaceProject(builder.build())
    pickOnly('A')
    render(<Keys />)
  })
  afterEach(cleanup)

  it.each([
    ['Delete', 5, false],
    ['Backspace', 5, false],
    ['x', 5, true],
    ['d', 7, true],
    ['Insert', 7, false],
  ])('a key that is held on a system of the tree does what %s does once', async (key, left, isControl) => {
    await hold(key, isControl)
    expect(systems()).toBe(left)
  })
})
