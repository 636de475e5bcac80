import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from './accessibility.ts'
import { apiTest, expect, test, texts } from './fixtures.ts'

const t = texts('pl')

/** Quicker than this nobody fills in a form, and what is quicker is taken for a robot. */
const AS_SLOW_AS_A_PERSON_MS = 2_100

const fieldsOf = (page: Page, say = t) => ({
  name: page.getByLabel(say('contact_form.name'), { exact: true }),
  email: page.getByLabel(say('contact_form.email'), { exact: true }),
  phone: page.getByLabel(say('contact_form.phone'), { exact: true }),
  message: page.getByLabel(say('contact_form.message'), { exact: true }),
})

/** The mails in the outbox that hold this word, without the line ends that only the mail has. */
async function listMails(dataDir: string, word: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.map((mail) => mail.replaceAll('=\r\n', '')).filter((mail) => mail.includes(word))
}

// Shows S2.30
test('somebody writes to the shop without a mouse, and the message arrives', async ({ page, dataDir }) => {
  const word = randomUUID()
  await page.goto('/contact')
  const { name, email } = fieldsOf(page)
  await expect(page.getByRole('button', { name: t('contact_form.send') })).toBeEnabled()

  await name.focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()

  await name.focus()
  for (const words of [
    'Łucja Żak',
    'lucja@example.com',
    '+48 600 100 200',
    `Czy macie 195/80 R15? ${word}`,
  ]) {
    await page.keyboard.insertText(words)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: t('contact_form.send') })).toBeFocused()
  await page.waitForTimeout(AS_SLOW_AS_A_PERSON_MS)
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: t('contact_form.sent') })
  await expect(dialog).toBeVisible()
  const [mail = '', ...others] = await listMails(dataDir, word)
  expect(others).toEqual([])
  expect(mail).toMatch(/^Reply-To: =\?UTF-8\?.+ <lucja@example\.com>\r$/m)
  expect(mail).toMatch(/^To: .+ <biuro@bieznik\.example>\r$/m)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await expect(name).toHaveValue('')
})

// Shows S2.112, S8.28
test(
  'what was written survives a failure and another language, and is then sent',
  { tag: '@heavy' },
  async ({ page, dataDir, browserErrors }) => {
    browserErrors.expect(/502/)
    const word = randomUUID()
    const problem = { code: 'upstream_failed', message: 'not accepted', requestId: 'test' }
    await page.route('**/api/contact', (route) => route.fulfill({ status: 502, json: problem }))
    await page.goto('/contact')
    const { name, email, phone, message } = fieldsOf(page)
    await name.fill('Łucja Żak')
    await email.fill('lucja@example.com')
    await phone.fill('+48 600 100 200')
    await message.fill(`Pierwsza linia\n\nTrzecia: ${word}`)
    await page.getByRole('button', { name: t('contact_form.send') }).click()
    const failed = page.getByRole('dialog', { name: t('contact_form.failed') })
    await expect(failed.getByRole('link', { name: 'biuro@bieznik.example' })).toBeVisible()
    await expectAccessible(page)
    await failed.getByRole('button', { name: t('contact_form.back') }).click()
    await expect(message).toHaveValue(`Pierwsza linia\n\nTrzecia: ${word}`)
    expect(await listMails(dataDir, word)).toEqual([])

    await page.unroute('**/api/contact')
    await page.getByRole('link', { name: 'en', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/en/contact')
    const say = texts('en')
    await expect(fieldsOf(page, say).message).toHaveValue(`Pierwsza linia\n\nTrzecia: ${word}`)
    await expect(fieldsOf(page, say).phone).toHaveValue('+48 600 100 200')
    await page.waitForTimeout(AS_SLOW_AS_A_PERSON_MS)
    await page.getByRole('button', { name: say('contact_form.send') }).click()
    await page
      .getByRole('dialog', { name: say('contact_form.sent') })
      .getByRole('button', { name: say('contact_form.home') })
      .click()
    await page.waitForURL((url) => url.pathname === '/en')
    expect(await listMails(dataDir, word)).toEqual([expect.stringContaining('angielski')])
  },
)

test(
  'somebody who is signed in finds the own name and address, and may change them',
  { tag: '@heavy' },
  async ({ page, customer, signedInAs }) => {
    await signedInAs(customer)
    await page.goto('/contact')
    const { name, email } = fieldsOf(page)
    await expect(email).toHaveValue(customer.email)
    await expect(name).toHaveValue(customer.name)
    await name.fill('Ktoś Inny')
    await page.reload()
    await expect(email).toHaveValue(customer.email)
    await expect(name).toHaveValue('Ktoś Inny')
  },
)

apiTest('a megabyte is refused at once', async ({ request }) => {
  const reply = await request.post('/api/contact', {
    data: { message: 'a'.repeat(1024 * 1024) },
    timeout: 10_000,
  })
  expect(reply.status()).toBe(413)
  expect(await reply.json()).toMatchObject({ code: 'payload_too_large' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says how else the shop is reached', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByText(/JavaScript/)).toBeVisible()
    await expect(
      main.getByText(/JavaScript/).getByRole('link', { name: 'biuro@bieznik.example' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: t('contact_form.send') })).toBeDisabled()
  })
})
