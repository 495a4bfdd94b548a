import { expect, type Page } from '@playwright/test'
import { HEADER } from '../../src/contract/account'
import { PROJECT_PATH } from '../../src/contract/project-calls'
import type { WireProject } from '../../src/contract/project-wire'

/** Signs in with the demo, unless that was done, saves a project through the product's own call and opens it at the piping step. */
export async function openSeeded(page: Page, address: string, project: WireProject, openWithinMs = 5_000): Promise<void> {
  await page.goto(address)
  const demo = page.getByRole('button', { name: 'Try the demo' })
  await expect(demo.or(page.getByText('Riverside office building').first())).toBeVisible()
  if (await demo.isVisible()) await demo.click()
  await expect(page).toHaveURL(/#\/gateway/)
  await expect(page.getByText('Riverside office building').first()).toBeVisible()
  const token = await signedInToken(page)
  const answer = await page.request.post(address + PROJECT_PATH.save, {
    headers: { [HEADER.token]: token, [HEADER.ssoSession]: token },
    data: { ...project, createdBy: '' },
  })
  expect(await answer.json()).toMatchObject({ success: true })
  // By its address: a click in the rail would open it over the list.
  await page.goto(`${address}/#/list/mssp`)
  await page
    .getByRole('link', { name: project.projectName })
    .or(page.getByRole('button', { name: project.projectName }))
    .first()
    .click()
  await expect(page).toHaveURL(/#\/navbar\/mssp/, { timeout: openWithinMs })
  await page.goto(`${address}/#/navbar/mssp/piping`)
}

/** The token lies where the app keeps its small state, 100 ms after the sign-in. */
export async function signedInToken(page: Page): Promise<string> {
  const read = (): Promise<string> =>
    page.evaluate(() => {
      const kept: unknown = JSON.parse(localStorage.getItem('vuex') ?? '{}')
      return (kept as { session?: { token?: string | null } }).session?.token ?? ''
    })
  await expect.poll(read).not.toBe('')
  return await read()
}
