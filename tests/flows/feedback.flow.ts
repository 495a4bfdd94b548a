import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { CODE } from '../../src/contract/envelope'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

const LOGIN = 'chief@example.com'
const PASSWORD = 'a long enough secret'
let app: AppServer

test.beforeAll(async () => {
  app = await startApp({ BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD })
})
test.afterAll(() => app.stop())

/** A drawing as PNG, larger than what is sent. */
async function largePicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 1500)
    const pen = canvas.getContext('2d')
    pen?.fillRect(100, 100, 800, 400)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** Another administrator's answer to the latest feedback, by the calls alone. */
async function answerFirst(page: Page, text: string): Promise<void> {
  const code = await page.evaluate(
    async ({ list, answer, text }) => {
      const kept = JSON.parse(localStorage.getItem('vuex') ?? '{}') as { session: { token: string } }
      const post = async (path: string, body: object) => {
        const headers = { 'X-Token': kept.session.token, 'Content-Type': 'application/json' }
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await response.json()) as { code: number; data: { records: { feedbackId: string }[] } }
      }
      const { data } = await post(list, {})
      return (await post(answer, { feedbackId: data.records[0]?.feedbackId, text })).code
    },
    { list: CALLS.feedback.all.path, answer: CALLS.feedback.answer.path, text },
  )
  expect(code).toBe(CODE.ok)
}

/** What a paste of a picture brings, and what a drop of one does. */
async function giveFile(page: Page, how: 'paste' | 'drop', name: string, bytes: Buffer): Promise<void> {
  const given = await page.evaluateHandle(
    ({ name, data }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(data)], name, { type: 'image/png' }))
      return transfer
    },
    { name, data: [...bytes] },
  )
  const form = page.getByRole('form', { name: 'New feedback' })
  if (how === 'drop') return form.dispatchEvent('drop', { dataTransfer: given })
  return form.evaluate((target, clipboardData) => {
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, given)
}

test('section 2, feedback and bugs: feedback with pictures, kept over a reload, is answered by an administrator', async ({ page }) => {
  await page.goto(app.address)
  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/list/mssp`)
  await expect(page.getByRole('heading', { level: 1, name: 'Piping projects' })).toBeVisible()

  await page.getByRole('link', { name: 'Feedback' }).click()
  await expect(page.getByLabel('Where in the program')).toHaveValue('/list/mssp')
  const send = page.getByRole('button', { name: 'Send' })
  await send.press('Enter')
  await expect(page.getByLabel('Subject')).toBeFocused()
  await page.keyboard.type('Pipe length jumps back')
  await page.getByRole('textbox', { name: /What did you do/ }).fill('I typed 12 m, and it shows 3 m.')
  const picture = await largePicture(page)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'By file.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('notes.txt is not a picture this browser can read.')).toBeVisible()
  await giveFile(page, 'paste', 'By paste.png', picture)
  await giveFile(page, 'drop', 'By drop.png', picture)
  const removers = page.getByRole('button', { name: /^Remove By / })
  await expect(page.getByText(/kB$/)).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove By paste.jpg' }).press('Enter')
  await expect(removers).toHaveCount(2)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Pipe length jumps back')
  await expect(removers).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(removers).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(removers).toHaveCount(2)

  // Without a server nothing is lost; with it again, what was written goes out.
  await page.route('**/feedback/picture/upload*', (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server is not responding' })).toBeVisible()
  await page.unroute('**/feedback/picture/upload*')
  await send.press('Enter')
  await expect(page.getByText('Feedback 1 has been sent.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  const own = page.getByRole('grid', { name: 'My feedback' }).getByRole('row', { name: /Pipe length/ })
  await expect(own).toContainText('Open')

  await page.getByRole('link', { name: 'User centre' }).click()
  await page.getByRole('link', { name: 'Bugs' }).click()
  await page.getByRole('searchbox').fill('jumps')
  await page.getByRole('row', { name: /Pipe length/ }).press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('I typed 12 m, and it shows 3 m.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Show By file.jpg in full' }).press('Enter')
  const shown = page.getByRole('img', { name: 'By file.jpg' })
  await expect(shown).toBeVisible()
  const size = (): Promise<number[]> => shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight])
  await expect.poll(size).toEqual([2560, 1280])
  await page.keyboard.press('Escape')
  await drawer.getByRole('textbox', { name: 'Answer' }).fill('Found; it is right in the next version.')
  await drawer.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'In work' }).click()
  await expectAccessible(page)
  await drawer.getByRole('textbox', { name: 'Answer' }).press('Control+Enter')
  await expect(drawer.getByRole('list', { name: 'Answers' })).toContainText('Found; it is right in the next version.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Pipe length/ })).toContainText('In work')

  // Who answers himself has read it; a colleague's answer is new.
  await answerFirst(page, 'And it is out today.')
  await page.getByRole('link', { name: 'Feedback' }).click()
  await expect(own).toContainText('New answer')
  await own.press('Enter')
  await expect(drawer.getByRole('list', { name: 'Answers' })).toContainText('And it is out today.')
  await expectAccessible(page)
  // What has been typed outlives the drawer.
  await drawer.getByLabel('Something to add').fill('Thank you.')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await own.press('Enter')
  await expect(drawer.getByLabel('Something to add')).toHaveValue('Thank you.')
  await drawer.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(drawer.getByRole('list', { name: 'Answers' })).toContainText('Thank you.')
  await expect(drawer.getByLabel('Something to add')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(own).not.toContainText('New answer')
})
