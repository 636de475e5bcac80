import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { addDays, dayInWarsaw } from '../contract/platform/calendar-day.ts'
import { languages } from '../contract/language.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { headersOf, markDelivered, placeOrder } from './order-by-api.ts'
import { findMail } from './outbox.ts'
import { photo } from './photo.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

const NUMBER = /R-\d{6}/

async function numberOn(page: Page): Promise<string> {
  const [number = ''] = NUMBER.exec(await page.getByRole('main').innerText()) ?? []
  expect(number).toMatch(NUMBER)
  return number
}

const noPhoto = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }

for (const language of languages)
  test.describe(`without an account and without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    // Shows D27d
    test(
      'somebody complains with photos, and it is acknowledged',
      { tag: language === 'pl' ? '@phone' : ['@phone', '@heavy'] },
      async ({ page, dataDir }) => {
        const say = texts(language)
        const email = `${randomUUID()}@example.com`
        await page.goto(addressIn(language, '/returns'))
        await page.locator('main a[href$="/complaint"]').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('complaint.title'))

        // Sent too early, with a file that is no photo: what was typed and the photo stay, and each field says what it needs.
        const name = page.getByLabel(say('complaint.name'), { exact: true })
        const send = page.getByRole('button', { name: say('complaint.send') })
        const summary = page.getByRole('main').getByRole('alert')
        await name.fill('Łucja "Kółko" Żak')
        await page.locator('input[type=file]').setInputFiles([await photo(), noPhoto])
        await send.click()
        await expect(summary.getByRole('link')).toHaveText([
          say('withdrawal.errors.email_required'),
          say('withdrawal.errors.order_required'),
          say('complaint.errors.text_required'),
          say('complaint.errors.demand_required'),
          `scan.jpg: ${say('pictures.errors.type')}`,
        ])
        await expect(name).toHaveValue('Łucja "Kółko" Żak')
        const shown = page.getByRole('img', { name: 'tire.jpg' })
        await expect(shown).toBeVisible()

        const text = page.getByLabel(say('complaint.text'), { exact: true })
        await page.getByLabel(say('complaint.email'), { exact: true }).fill(email)
        await page.getByLabel(say('complaint.order'), { exact: true }).fill('opony z listopada')
        await page.getByLabel(say('complaint.demand'), { exact: true }).selectOption('repair')
        await text.fill('x'.repeat(10_000))
        await send.click()
        await expect(summary.getByRole('link')).toHaveText([say('complaint.errors.text_long')])
        await expect(text).toHaveValue('x'.repeat(10_000))
        await text.fill('Bieżnik odchodzi.\nPo tygodniu.')
        await send.click()

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('complaint.received_title'))
        const number = await numberOn(page)
        const address = page.url()
        const source = new URL((await shown.getAttribute('src')) ?? '', address)
        const reply = await page.request.get(source.href)
        expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/webp'])
        source.searchParams.set('complaint', 'a'.repeat(43))
        expect((await page.request.get(source.href)).status()).toBe(404)
        await page.goto(address)
        expect(await numberOn(page)).toBe(number)

        const mail = await findMail(dataDir, email)
        for (const words of [number, 'Po tygodniu.', 'opony z listopada']) expect(mail).toContain(words)
      },
    )
  })

test(
  'a forged or old address leads to an empty form that says so',
  { tag: ['@phone', '@heavy'] },
  async ({ page }) => {
    for (const secret of ['x', 'a'.repeat(43), '%00']) {
      await page.goto(`/complaint?complaint=${secret}`)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('complaint.lost'))
      await expect(page.getByLabel(t('complaint.name'), { exact: true })).toHaveValue('')
    }
    await expectAccessible(page)
  },
)

test(
  'a buyer complains from the order, and staff refuse with the sentence that the law wants',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, productApiUrl, signedInAs, dataDir }) => {
    const [tire] = await listOtherTires(productApiUrl, 4)
    const buyer = await headersOf(identityUrl, customer)
    const { id: orderId } = await placeOrder(page.request, buyer, customer, tire?.id ?? 0)
    await markDelivered(page.request, identityUrl, orderId)
    await signedInAs(customer)
    await page.goto('/orders')
    await page.getByRole('link', { name: t('orders.complain_of', { id: String(orderId) }) }).click()
    await expect(page.getByLabel(t('complaint.order'), { exact: true })).toHaveValue(String(orderId))
    await expect(page.getByLabel(t('complaint.name'), { exact: true })).toHaveValue(customer.name)
    await expect(page.getByLabel(t('complaint.email'), { exact: true })).toHaveValue(customer.email)
    await page.getByLabel(t('complaint.text'), { exact: true }).fill('Bieżnik odchodzi.')
    await page.getByLabel(t('complaint.demand'), { exact: true }).selectOption('replacement')
    await page.locator('input[type=file]').setInputFiles([await photo()])
    await expectAccessible(page)
    await page.getByRole('button', { name: t('complaint.send') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('complaint.received_title'))
    await expectAccessible(page)
    const number = await numberOn(page)

    await signedInAs(staff)
    await page.goto('/admin')
    await page.getByRole('link', { name: t('admin.nav_complaints'), exact: true }).click()
    await page.getByLabel(t('admin_withdrawals.status_filter')).selectOption('received')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    const fact = (text: string) => page.getByRole('definition').filter({ hasText: text })
    await expect(fact(t('admin_withdrawals.days_left', { count: 14 }))).toBeVisible()
    await expect(
      page.getByRole('link', { name: t('admin_withdrawals.open_order', { id: String(orderId) }) }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: t('admin_complaints.photo', { number: 1 }) })).toBeVisible()

    // Begun with the template of what was asked for; another decision brings its own.
    const answer = page.getByLabel(t('admin_complaints.answer_text'))
    await expect(answer).toHaveValue(t('admin_complaints.templates.replacement'))
    await page.getByLabel(t('admin_complaints.outcome'), { exact: true }).selectOption('rejected')
    await expect(answer).toHaveValue(t('admin_complaints.templates.rejected'))
    await page.getByRole('button', { name: t('admin_complaints.send_answer') }).click()
    await expect(page.getByText(t('admin_complaints.settlement_required'))).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(t('admin_complaints.settlement'), { exact: true }).selectOption('declines')
    const reason = `Opona jeździła bez powietrza ${randomUUID()}.`
    await answer.fill(reason)
    await page.getByRole('button', { name: t('admin_complaints.send_answer') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin_complaints.send_answer') })
      .click()
    await expect(fact(reason)).toBeVisible()
    await expect(fact(t('admin_complaints.settlements.declines'))).toBeVisible()
    await expect(fact('Anna')).toBeVisible()
    await expectAccessible(page)
    const mail = await findMail(dataDir, reason)
    for (const words of [number, 'odmawia udziału', 'Inspekcji Handlowej']) expect(mail).toContain(words)
  },
)

test(
  'staff write down a letter of long ago, which the law has accepted, and can refuse it no more',
  { tag: '@heavy' },
  async ({ page, signedInAs }) => {
    await signedInAs(staff)
    await page.goto('/admin/complaints/new')
    await page.getByLabel(t('admin_withdrawals.channel')).selectOption('letter')
    await page.getByRole('button', { name: t('admin_complaints.save_entry') }).click()
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(3)
    await expectAccessible(page)
    await page.getByLabel(t('admin_withdrawals.received_on')).fill(addDays(dayInWarsaw(new Date()), -15))
    await page.getByLabel(t('admin_withdrawals.name'), { exact: true }).fill('Ola Nowak')
    await page.getByLabel(t('admin_withdrawals.order_text')).fill('opony')
    await page.getByLabel(t('admin_complaints.text'), { exact: true }).fill('Felga bije.')
    await page.getByRole('button', { name: t('admin_complaints.save_entry') }).click()
    await expect(page.getByText(t('admin_complaints.silence_hint'))).toBeVisible()
    const outcome = page.getByLabel(t('admin_complaints.outcome'), { exact: true })
    await expect(outcome.getByRole('option', { name: t('admin_complaints.outcomes.rejected') })).toHaveCount(
      0,
    )
    await outcome.selectOption('repair')
    await page.getByRole('button', { name: t('admin_complaints.send_answer') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin_complaints.send_answer') })
      .click()
    await expect(page.getByText(t('admin_complaints.statuses.accepted'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('admin_complaints.answer_by_letter'))).toBeVisible()
  },
)
