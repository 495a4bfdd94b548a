import { expect, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import type { Envelope } from '../../src/contract/envelope'
import type { WireProject } from '../../src/contract/project/project-wire'

const SESSION_COOKIE = 'branchline-session'

/** Signs in with the demo, unless that was done, saves a project through the product's own call and opens it at the piping step. */
export async function openSeeded(page: Page, address: string, project: WireProject, openWithinMs = 15_000): Promise<void> {
  const token = await demoToken(page, address)
  const answer = await page.request.post(address + CALLS.project.mssp.save.path, {
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

/**
 * The demo's token. Who is not signed in comes as somebody does who was here yesterday: the session is begun by its call and lies where the app
 * keeps it. The sign-in itself has journeys of its own.
 */
async function demoToken(page: Page, address: string): Promise<string> {
  const cookies = await page.context().cookies(address)
  if (cookies.some(({ name }) => name === SESSION_COOKIE)) {
    await page.goto(`${address}/#/list/mssp`)
    return await signedInToken(page)
  }
  const answer = await page.request.post(address + CALLS.account.demo.path)
  const { token, userInfo } = ((await answer.json()) as Envelope<SessionAnswer>).data
  await page.context().addCookies([{ name: SESSION_COOKIE, value: '1', url: address, sameSite: 'Strict' }])
  await page.addInitScript(
    (session) => {
      if (localStorage.getItem('vuex') !== null) return
      localStorage.setItem('vuex', JSON.stringify({ session }))
      localStorage.setItem('session-timestamp', String(Date.now()))
    },
    { token, userInfo },
  )
  return token
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
