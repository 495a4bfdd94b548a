import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'

const CHIEF = 'chief@example.com'

/** Adds an administrator, who sees every project and changes none of others, to the data of a server that is not yet running; returns the password. */
export function addAdministrator(dataFolder: string): string {
  const env = { ...process.env, BRANCHLINE_DATA: dataFolder }
  return execFileSync(process.execPath, ['dist/server/account.js', 'add', CHIEF, '--role', 'superAdmin'], { env, encoding: 'utf8' }).trim()
}

/** Signs the administrator in for the first time, and opens a project of somebody else. */
export async function openAsAdministrator(page: Page, address: string, password: string, projectName: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('E-mail or phone').fill(CHIEF)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  // A generated password is changed before anything else.
  await page.getByLabel('New password').fill('a sentence of the chief')
  await page.getByLabel('Repeat the password').fill('a sentence of the chief')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${address}/#/list/mssp`)
  await page.getByText(projectName).first().click()
  await expect(page).toHaveURL(/#\/navbar\/mssp/)
}
