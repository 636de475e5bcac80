import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { languages, type Language } from '../contract/language.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { headersOf, markDelivered, placeOrder } from './order-by-api.ts'
import { findMail } from './outbox.ts'
import type { Person } from './people.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

const NUMBER = /W-\d{6}/

const ACCOUNT = '61 1090 1014 0000 0712 1981 2874'

async function numberOn(page: Page): Promise<string> {
  const [number = ''] = NUMBER.exec(await page.getByRole('main').innerText()) ?? []
  expect(number).toMatch(NUMBER)
  return number
}

for (const language of languages)
  test.describe(`without an account and without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    // Shows D27c
    test(
      'somebody withdraws from a contract, and it is acknowledged',
      { tag: language === 'pl' ? '@phone' : ['@phone', '@heavy'] },
      async ({ page, dataDir }) => {
        const say = texts(language)
        const email = `${randomUUID()}@example.com`
        await page.goto(addressIn(language, '/rules'))
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: say('footer.withdraw'), exact: true })
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('withdrawal.title'))

        // Sent too early: what was typed stays, and each field says what it needs.
        const name = page.getByLabel(say('withdrawal.name'), { exact: true })
        await name.fill('Łucja "Kółko" Żak')
        await page.getByRole('button', { name: say('withdrawal.next') }).click()
        const summary = page.getByRole('main').getByRole('alert')
        await expect(summary.getByRole('link')).toHaveText([
          say('withdrawal.errors.email_required'),
          say('withdrawal.errors.order_required'),
        ])
        await expect(name).toHaveValue('Łucja "Kółko" Żak')

        const long = 'x'.repeat(10_000)
        const part = page.getByLabel(say('withdrawal.part'))
        await page.getByLabel(say('withdrawal.email'), { exact: true }).fill(email)
        await page.getByLabel(say('withdrawal.order'), { exact: true }).fill('opony z listopada')
        await part.fill(long)
        await page.getByRole('button', { name: say('withdrawal.next') }).click()
        await expect(summary.getByRole('link')).toHaveText([say('withdrawal.errors.part_long')])
        await expect(part).toHaveValue(long)
        await part.fill('dwie opony\njedna felga')
        await page.getByRole('button', { name: say('withdrawal.next') }).click()

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('withdrawal.summary_title'))
        for (const text of ['Łucja "Kółko" Żak', email, 'opony z listopada', 'dwie opony', 'jedna felga'])
          await expect(page.getByRole('main').getByText(text)).toBeVisible()
        await expect(page.getByRole('main').getByRole('button')).toHaveText([say('withdrawal.confirm')])
        const address = page.url()
        await page.getByRole('button', { name: say('withdrawal.confirm'), exact: true }).click()

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('withdrawal.received_title'))
        const number = await numberOn(page)
        // Whoever comes back does not state it twice.
        await page.goto(address)
        expect(await numberOn(page)).toBe(number)

        const mail = await findMail(dataDir, email)
        for (const text of [number, 'dwie opony; jedna felga', 'opony z listopada'])
          expect(mail).toContain(text)
      },
    )
  })

test('the words are those of the law', async ({ page }) => {
  for (const [language, here, confirm] of [
    ['pl', 'Odstąp od umowy tutaj', 'Potwierdź odstąpienie od umowy'],
    ['en', 'Withdraw from contract here', 'Confirm withdrawal'],
  ] as const) {
    await page.goto(addressIn(language, '/'))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: here, exact: true })).toBeVisible()
    expect(texts(language)('withdrawal.confirm')).toBe(confirm)
  }
})

test(
  'a forged or old address leads to an empty form that says so',
  { tag: ['@phone', '@heavy'] },
  async ({ page }) => {
    for (const secret of ['x', 'a'.repeat(43), '%00']) {
      await page.goto(`/withdrawal?statement=${secret}`)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('withdrawal.lost'))
      await expect(page.getByLabel(t('withdrawal.name'), { exact: true })).toHaveValue('')
    }
    await expectAccessible(page)
  },
)

/** Four tires of one kind, delivered. */
async function orderFourTires(
  page: Page,
  customer: Person,
  { language, ...urls }: { identity: string; api: string; language: Language },
) {
  const [tire] = await listOtherTires(urls.api, 8)
  if (!tire) throw new Error('no tire has eight pieces')
  const headers = await headersOf(urls.identity, customer)
  const { id } = await placeOrder(page.request, headers, customer, tire.id, {
    quantity: 4,
    typeOfDelivery: 'shipping_to_customer',
    language,
  })
  await markDelivered(page.request, urls.identity, id)
  return { orderId: id, title: tire.title }
}

for (const language of languages)
  test(
    `a buyer returns two of four tires from the order, in ${language}, and staff see it through`,
    { tag: '@heavy' },
    async ({ page, customer, identityUrl, productApiUrl, signedInAs, dataDir }) => {
      const say = texts(language)
      const { orderId, title } = await orderFourTires(page, customer, {
        identity: identityUrl,
        api: productApiUrl,
        language,
      })
      await signedInAs(customer)
      await page.goto(addressIn(language, '/orders'))
      await expect(page.getByRole('main').getByText(say('orders.withdraw_until'))).toBeVisible()
      await page.getByRole('link', { name: say('orders.withdraw_of', { id: String(orderId) }) }).click()

      const pieces = page.getByLabel(title, { exact: true })
      await expect(pieces).toHaveValue('4')
      await expect(page.getByLabel(say('withdrawal.name'), { exact: true })).toHaveValue(customer.name)
      await expect(page.getByLabel(say('withdrawal.email'), { exact: true })).toHaveValue(customer.email)
      await expectAccessible(page)
      await pieces.selectOption('2')
      const account = page.getByLabel(say('withdrawal.account'))
      await account.fill(ACCOUNT.replace(/4$/, '5'))
      await page.getByRole('button', { name: say('withdrawal.next') }).click()
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
        say('withdrawal.errors.account_invalid'),
      ])
      await expect(pieces).toHaveValue('2')
      await account.fill(ACCOUNT)
      await page.getByRole('button', { name: say('withdrawal.next') }).click()
      await expect(
        page.getByRole('main').getByText(say('withdrawal.pieces_count', { count: 2 })),
      ).toBeVisible()
      await expectAccessible(page)

      // A change of mind keeps what was chosen.
      await page.getByRole('link', { name: say('withdrawal.change') }).click()
      await expect(pieces).toHaveValue('2')
      await page.getByRole('button', { name: say('withdrawal.next') }).click()
      await page.getByRole('button', { name: say('withdrawal.confirm'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('withdrawal.received_title'))
      await expectAccessible(page)
      const number = await numberOn(page)
      const mail = await findMail(dataDir, number)
      for (const text of [title, ACCOUNT]) expect(mail).toContain(text)

      await signedInAs(staff)
      await page.goto('/admin')
      await page.getByRole('link', { name: t('admin.nav_withdrawals'), exact: true }).click()
      await page.getByLabel(t('admin_withdrawals.status_filter')).selectOption('received')
      await page.getByRole('link', { name: number }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      // The list that was left stays in the document, hidden.
      const fact = (text: string) => page.getByRole('definition').filter({ hasText: text })
      await expect(fact(t('admin_withdrawals.days_left', { count: 14 }))).toBeVisible()
      await expect(
        page.getByRole('link', { name: t('admin_withdrawals.open_order', { id: String(orderId) }) }),
      ).toBeVisible()
      await expect(fact(ACCOUNT)).toBeVisible()
      await expectAccessible(page)
      for (const status of ['goods_back', 'refunded'] as const) {
        await page.getByRole('button', { name: t('admin_withdrawals.save_status') }).click()
        await expect(
          page.getByRole('listitem').filter({ hasText: t(`admin_withdrawals.statuses.${status}`) }),
        ).toContainText('Anna')
      }
      await expect(fact(t('admin_withdrawals.settled'))).toBeVisible()
      await page.reload()
      await expect(fact(t('admin_withdrawals.settled'))).toBeVisible()
    },
  )

test(
  'staff write down a letter, and match it to an order of another address',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, productApiUrl, signedInAs, dataDir }) => {
    const { orderId } = await orderFourTires(page, customer, {
      identity: identityUrl,
      api: productApiUrl,
      language: 'pl',
    })
    await signedInAs(staff)
    await page.goto('/admin/withdrawals/new')
    await page.getByLabel(t('admin_withdrawals.channel')).selectOption('letter')
    await page.getByRole('button', { name: t('admin_withdrawals.save_entry') }).click()
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByLabel(t('admin_withdrawals.name'), { exact: true }).fill('Ola Nowak')
    await page.getByLabel(t('admin_withdrawals.order_text')).fill(`zamówienie ${orderId}`)
    await page.getByRole('button', { name: t('admin_withdrawals.save_entry') }).click()
    await page
      .getByRole('button', { name: t('admin_withdrawals.use_suggested', { id: String(orderId) }) })
      .click()
    await expect(page.getByLabel(t('admin_withdrawals.match'))).toHaveValue(String(orderId))
    const number = await numberOn(page)
    const notice = await findMail(dataDir, number)
    expect(notice).toContain(customer.email)
    expect(notice).not.toContain('Ola Nowak')
  },
)
